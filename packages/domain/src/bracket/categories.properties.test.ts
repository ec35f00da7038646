import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCupFile } from '../cup-file/read-cup-file';
import { writeCupFile } from '../cup-file/write-cup-file';
import { cupOfCategory, cupsOf } from '../cup/categories';
import type { Cup } from '../cup/records';
import { mapSides } from '../cup/sides';
import type { WrittenCupFile } from '../cup/written-cup-file';
import { findBrokenRules } from '../rules/find-broken-rules';
import { arbitraryCup, arbitraryCupOfPlaces } from '../testing/arbitrary-cup';
import { buildCup } from '../testing/build-cup';
import { namedCup } from '../testing/named-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { openDecisionsOf } from './open-decisions';
import { podiumOf, podiumPlaces } from './podium';
import { resolveCup } from './resolve-cup';
import { whatWaits } from './what-waits';

const asked = fc.readConfigureGlobal().numRuns ?? 100;
/** A run makes and reads three cups, which takes ten times as long as a run of other property tests. */
const numRuns = Math.max(100, asked / 10);

function cupOfFile(file: WrittenCupFile): Cup {
  let ids = 0;
  const newId = () => String((ids += 1)).padStart(6, '0');
  const read = readCupFile(JSON.parse(JSON.stringify(file)), { newId, now: 0 });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.cup;
}

/** One to three cups of the same names, and the same three as the categories of one cup. */
const arbitraryCategories = fc
  .array(fc.oneof(arbitraryCup, arbitraryCupOfPlaces), { minLength: 1, maxLength: 3 })
  .map((cups) => {
    const files = cups.map(writeCupFile);
    const categories = files.map(({ teams, stages, groups, matches }, index) => ({
      name: `Category ${index + 1}`,
      ...{ teams, stages, groups, matches },
    }));
    const nothing = { teams: [], stages: [], groups: [], matches: [] };
    const file = { ...writeCupFile(buildCup({ stages: [] })), ...nothing, categories };
    return { alone: files.map(cupOfFile), together: cupOfFile(file) };
  });

/** What follows from the results of a cup, in names. */
function followsFrom(cup: Cup) {
  const { tables, sides, matchNumbers } = resolveCup(cup);
  const nameOf = (teamId: string | null) => cup.teams.find((team) => team.teamId === teamId)?.name ?? null;
  const stages = resolvedStagesOf(cup);
  const podium = podiumOf(stages);
  const waiting = whatWaits({ ...cup.tournament, Stages: stages }, openDecisionsOf(cup), null);
  return {
    tables: cup.groups.map(({ groupId }) =>
      tables
        .get(groupId)
        ?.map(({ teamId, ...row }) => ({ ...row, reasons: row.reasons.length, team: nameOf(teamId) })),
    ),
    matches: cup.matches.map(({ matchId }) => ({
      number: matchNumbers.get(matchId),
      teams: mapSides(sides.get(matchId) ?? { local: null, visitor: null }, nameOf),
    })),
    podium: podium && podiumPlaces(podium).map((teams) => teams.map(nameOf)),
    waiting: waiting.map(({ kind }) => kind).sort(),
  };
}

const OF_CATEGORIES: ReadonlySet<string> = new Set(['categories', 'categoryId']);

function withoutCategory(cup: Cup): unknown {
  const text = JSON.stringify(namedCup(cup), (key, value: unknown) =>
    OF_CATEGORIES.has(key) ? undefined : value,
  );
  return JSON.parse(text);
}

describe('a category', () => {
  it('is played as if its teams had the day for themselves', () => {
    fc.assert(
      fc.property(arbitraryCategories, ({ alone, together }) => {
        const { categories = [] } = together.tournament;
        const parts = categories.map(({ categoryId }) => cupOfCategory(together, categoryId));
        expect(parts.map(withoutCategory)).toEqual(alone.map(withoutCategory));
        expect(parts.map(followsFrom)).toEqual(alone.map(followsFrom));
      }),
      { numRuns },
    );
  });

  it('has a part of its own in everything that is computed of the cup', () => {
    fc.assert(
      fc.property(arbitraryCategories, ({ together }) => {
        const whole = resolveCup(together);
        const parts = cupsOf(together).map(resolveCup);
        for (const part of parts) {
          for (const [groupId, table] of part.tables) expect(whole.tables.get(groupId)).toEqual(table);
          for (const [matchId, sides] of part.sides) expect(whole.sides.get(matchId)).toEqual(sides);
          for (const [matchId, number] of part.matchNumbers)
            expect(whole.matchNumbers.get(matchId)).toBe(number);
        }
        expect(whole.sides.size).toBe(together.matches.length);
        expect(whole.tables.size).toBe(together.groups.length);
        expect(openDecisionsOf(together)).toEqual(cupsOf(together).flatMap(openDecisionsOf));
        expect(findBrokenRules(together)).toEqual([]);
      }),
      { numRuns },
    );
  });

  it('comes back from a file with all that is in it', () => {
    fc.assert(
      fc.property(arbitraryCategories, ({ together }) => {
        expect(writeCupFile(cupOfFile(writeCupFile(together)))).toEqual(writeCupFile(together));
      }),
      { numRuns },
    );
  });
});
