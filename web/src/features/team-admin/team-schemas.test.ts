import {
  playerNameSchema as serverPlayer,
  teamNameSchema as serverTeam,
} from '@futsal-cup/domain/cup/record-fields';
import fc from 'fast-check';
import { describe, test } from 'vitest';
import { expectSameRule, typedText } from '../../testing/same-rule';
import { playerNameSchema, teamNameSchema } from './team-schemas';

const values = fc.record({ name: typedText });

describe('the forms of a team', () => {
  test('let through the team names that the server takes', () => {
    expectSameRule(values, teamNameSchema, serverTeam, ({ name }) => name);
  });

  test('let through the player names that the server takes', () => {
    expectSameRule(values, playerNameSchema, serverPlayer, ({ name }) => name);
  });
});
