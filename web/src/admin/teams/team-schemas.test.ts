import {
  playerFields,
  playerNameSchema as serverPlayer,
  teamNameSchema as serverTeam,
} from '@futsal-cup/domain/cup/record-fields';
import { hasContactDetails } from '@futsal-cup/domain/cup/text/contact-details';
import { readListedPlayer } from '@futsal-cup/domain/lists/listed-player';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectSameRule, typedText } from '../../testing/same-rule';
import { findNumberProblem } from './builder/team-draft';
import { listedPlayerSchema, teamNameSchema } from './team-schemas';

const values = fc.record({ name: typedText });

describe('the forms of a team', () => {
  test('the form accepts the team names that the server accepts', () => {
    expectSameRule(values, teamNameSchema, serverTeam, ({ name }) => name);
  });

  test('the form accepts the player names that the server accepts', () => {
    const mark = fc.constantFrom('', '7 ', '#12. ', '100 ');
    const listed = fc.record({ name: fc.tuple(mark, typedText).map((parts) => parts.join('')) });
    // The command of the server asks this rule, because names that a team has already may stay.
    const asked = serverPlayer.refine((name) => !hasContactDetails(name));
    expectSameRule(listed, listedPlayerSchema, asked, ({ name }) => readListedPlayer(name).name);
  });

  test('the form accepts the shirt numbers that the server accepts', () => {
    const typed = fc.oneof(typedText, fc.integer({ min: -5, max: 105 }).map(String), fc.double().map(String));
    fc.assert(
      fc.property(
        typed.filter((text) => text.trim() !== ''),
        (number) => {
          const isAccepted = playerFields.number.safeParse(Number(number)).success;
          expect(findNumberProblem({ name: 'Anna', number }, []) === null).toBe(isAccepted);
        },
      ),
    );
  });
});
