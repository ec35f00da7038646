import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duplicateCup } from '../commands/duplicate-cup';
import { matchRulesOf } from '../cup/match-rules';
import type { Cup, Match } from '../cup/records';
import { SIDES } from '../cup/sides';
import { foldLog } from '../match-log/fold';
import { matchOfLog } from '../match-log/match-of-log';
import { findBrokenRules } from '../rules/find-broken-rules';
import { arbitraryRecordsOf } from '../testing/arbitrary-records';
import { namedCup } from '../testing/named-cup';
import { arbitraryCommand, arbitraryStart } from '../testing/random-commands';
import { readCupFile } from './read-cup-file';
import { writeCupFile } from './write-cup-file';

const numRuns = Math.max(200, fc.readConfigureGlobal().numRuns ?? 0);

/** The API takes teams and places for a match of a group; the command itself would also take a text. */
const isPossible = ({ groupId, ...match }: Match) =>
  groupId === null ||
  SIDES.every(
    (side) => match[side].teamId !== null || match[side].source !== null || match[side].lost !== null,
  );

/** A cup that commands have changed, with texts that came early or whose target was deleted, and everything that records can hold. */
const arbitraryHistory: fc.Arbitrary<Cup> = fc
  .tuple(arbitraryStart, fc.array(arbitraryCommand, { maxLength: 12 }))
  .map(([start, commands]) =>
    commands.reduce((cup, { run }) => {
      const result = run(cup);
      return result.ok && result.value.matches.every(isPossible) ? result.value : cup;
    }, start),
  )
  .chain(arbitraryRecordsOf);

function newIds() {
  let ids = 0;
  return () => `new ${(ids += 1)}`;
}

function readBack(cup: Cup) {
  const text = JSON.stringify(writeCupFile(cup));
  const read = readCupFile(JSON.parse(text), { newId: newIds(), now: Date.UTC(2026, 0, 1) });
  if (!read.ok) throw new Error(JSON.stringify({ problems: read.problems, file: JSON.parse(text) }));
  return read;
}

/** The matches as the logs leave them that came with them. Cards that the file has counted stay as they are. */
function matchesByLog({ cup, logs }: ReturnType<typeof readBack>): Match[] {
  return cup.matches.map((match) => {
    const entries = logs.get(match.matchId);
    if (!entries) return match;
    const folded = foldLog(entries, matchRulesOf(cup, match));
    const after = matchOfLog(match, folded, { teams: match.scoredTeams, revision: 1 });
    return { ...after, cards: match.cards, logRevision: null };
  });
}

describe('a copy of a cup', () => {
  it('comes back from its file as the same cup, which keeps the rules', () => {
    fc.assert(
      fc.property(arbitraryHistory, (cup) => {
        const read = readBack(cup);
        expect(read.unknownKeys).toEqual([]);
        expect(namedCup(read.cup)).toEqual(namedCup(cup));
        expect(writeCupFile(read.cup)).toEqual(writeCupFile(cup));
        expect(findBrokenRules(read.cup)).toEqual([]);
        expect(matchesByLog(read)).toEqual(read.cup.matches);
      }),
      { numRuns },
    );
  });

  it('is the same as a duplicate, but for what was played and decided', () => {
    const rules = [
      'points',
      'tieBreakers',
      'criteria',
      'across',
      'conduct',
      'language',
      'matchRules',
      'playerRules',
    ] as const;
    fc.assert(
      fc.property(arbitraryHistory, (cup) => {
        const now = Date.parse('2026-03-06T05:00Z');
        const asked = { name: 'Again', date: '2027-06-13', copy: 'matches' } as const;
        const copy = duplicateCup(cup, asked, { newId: newIds(), now });
        if (!copy.ok) throw new Error(copy.error.msg);
        const [before, after] = [namedCup(cup), namedCup(copy.value)];
        for (const rule of rules) expect(after.tournament[rule]).toEqual(before.tournament[rule]);
        expect(after.tournament.isArchived).toBe(false);
        const known = ({ name, players }: (typeof before.teams)[number]) => ({ name, players });
        expect(after.teams.map(known)).toEqual(before.teams.map(known));
        const wiping = ({ stages }: typeof before) =>
          stages.map(({ wipesCautions = false }) => wipesCautions);
        expect(wiping(after)).toEqual(wiping(before));
        const factsOf = ({ name, teamIds, rounds, places }: (typeof before.groups)[number]) => ({
          name,
          teamIds,
          rounds,
          places,
        });
        expect(after.groups.map(factsOf)).toEqual(before.groups.map(factsOf));
        const sidesOf = ({ local, visitor }: (typeof before.matches)[number]) =>
          [local, visitor].map(({ team, source, placeholder, lost }) => ({
            team,
            source,
            placeholder,
            lost,
          }));
        expect(after.matches.map(sidesOf)).toEqual(before.matches.map(sidesOf));
        expect(findBrokenRules(copy.value)).toEqual([]);
      }),
      { numRuns },
    );
  });
});
