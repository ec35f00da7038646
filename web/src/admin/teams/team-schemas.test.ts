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
  test('the form accepts the team names that the server accepts', () => {
    expectSameRule(values, teamNameSchema, serverTeam, ({ name }) => name);
  });

  test('the form accepts the player names that the server accepts', () => {
    expectSameRule(values, playerNameSchema, serverPlayer, ({ name }) => name);
  });
});
