import {
  groupNameSchema,
  renamedGroupNameSchema,
  selectedTeamIdsSchema,
} from '@futsal-cup/domain/cup/record-fields';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { expectSameRule, typedText } from '../../testing/same-rule';
import { newGroupSchema, renamedGroupSchema, selectedTeamsSchema } from './group-schemas';

const values = fc.record({ name: typedText });

describe('the forms of a group', () => {
  test('the form accepts the new names that the server accepts', () => {
    expectSameRule(values, newGroupSchema, groupNameSchema, ({ name }) => name);
  });

  test('the form accepts the changed names that the server accepts', () => {
    expectSameRule(values, renamedGroupSchema, renamedGroupNameSchema, ({ name }) => name);
  });

  test('the form asks for as many teams as the server does', () => {
    const selections = fc.record({ teamIds: fc.subarray(['lions', 'bears', 'foxes']) });
    expectSameRule(selections, selectedTeamsSchema, selectedTeamIdsSchema, ({ teamIds }) => teamIds);
  });
});
