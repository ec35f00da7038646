import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hasScore } from '../cup/outcome';
import type { Cup, Match } from '../cup/records';
import { mapSides } from '../cup/sides';
import { findBrokenRules } from '../rules/find-broken-rules';
import { arbitraryCup } from '../testing/arbitrary-cup';
import { changeMatch } from '../testing/build-cup';
import { readCupFile } from './read-cup-file';
import { writeCupFile } from './write-cup-file';

const NO_SCORE = { goals: null, kicks: null };

/** The cup without scores of teams that nobody knows, which nobody can have typed. */
function playable(cup: Cup): Cup {
  const clear = (match: Match) =>
    hasScore(match) && !match.scoredTeams
      ? changeMatch(match, { local: NO_SCORE, visitor: NO_SCORE })
      : match;
  return { ...cup, matches: cup.matches.map(clear) };
}

/** For which teams each score was entered, by their names. */
function scoredTeamsOf({ teams, matches }: Cup) {
  const names = new Map(teams.map(({ teamId, name }) => [teamId, name]));
  return matches.map(({ scoredTeams }) => scoredTeams && mapSides(scoredTeams, (id) => names.get(id)));
}

it('makes of the file of any cup the same cup, which keeps the rules', () => {
  fc.assert(
    fc.property(arbitraryCup.map(playable), (cup) => {
      const file = writeCupFile(cup);
      let ids = 0;
      const read = readCupFile(file, { newId: () => `id-${(ids += 1)}`, now: Date.UTC(2026, 0, 1) });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      expect(writeCupFile(read.cup)).toEqual(file);
      expect(scoredTeamsOf(read.cup)).toEqual(scoredTeamsOf(cup));
      expect(findBrokenRules(read.cup)).toEqual([]);
    }),
  );
});
