import { stageNameSchema, stageOrderSchema, stageTypeSchema } from '@futsal-cup/domain/cup/record-fields';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { allOf, expectSameRule, typedText } from '../../testing/same-rule';
import { stageSchema } from './add-stage';

const server = allOf({ name: stageNameSchema, type: stageTypeSchema, order: stageOrderSchema });

describe('the form of a stage', () => {
  test('the form accepts the stages that the server accepts', () => {
    const values = fc.record({
      name: typedText,
      type: fc.constantFrom('', 'group', 'knockout', 'league'),
      order: fc.oneof(
        fc.integer({ min: -5, max: 105 }).map(String),
        fc.constantFrom('', ' ', '1.5', 'x', '007', '1e1'),
      ),
    });
    expectSameRule(values, stageSchema, server, ({ order, ...rest }) => ({
      ...rest,
      order: order.trim() === '' ? undefined : Number(order),
    }));
  });
});
