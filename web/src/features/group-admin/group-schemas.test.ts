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
  test('let through the new names that the server takes', () => {
    expectSameRule(values, newGroupSchema, groupNameSchema, ({ name }) => name);
  });

  test('let through the changed names that the server takes', () => {
    expectSameRule(values, renamedGroupSchema, renamedGroupNameSchema, ({ name }) => name);
  });

  test('ask for as many teams as the server does', () => {
    const selections = fc.record({ teamIds: fc.subarray(['lions', 'bears', 'foxes']) });
    expectSameRule(selections, selectedTeamsSchema, selectedTeamIdsSchema, ({ teamIds }) => teamIds);
  });
});
