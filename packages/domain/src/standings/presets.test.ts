import { describe, expect, it } from 'vitest';
import { TIE_BREAKERS } from '../cup/table-rules';
import { buildTableInput, type TableDescription, tableSentences } from '../testing/build-table';
import { rankAcrossGroups } from './across-groups';
import { PRESET_SOURCES } from './preset-sources';
import { countsKicks, tableRulesOf } from './presets';
import { computeStandings } from './standings';

/*
 * The made tables below are worked out by hand from the article of each preset. Real tables that prove a preset are in
 * real-tables.test.ts (World Cup 26), standings.test.ts and tie-breaks.test.ts (goal difference first, head-to-head first).
 */

function order(description: TableDescription): string[] {
  return computeStandings(buildTableInput(description)).map(
    ({ position, teamId }) => `${position} ${teamId.slice('team '.length)}`,
  );
}

/** A and B are level on points, on their own match, on goal difference and on goals. */
const LEVEL = ['A 1-1 B', 'A 2-0 C', 'B 2-0 D', 'A 1-0 D', 'B 1-0 C', 'C 1-0 D'];

/** The same, with the match of A and B as the last one of both, and a shoot-out after it. */
const LEVEL_AT_LAST = [
  '2026-06-13 10:00 A 2-0 C',
  '2026-06-13 10:20 B 2-0 D',
  '2026-06-13 10:40 A 1-0 D',
  '2026-06-13 11:00 B 1-0 C',
  '2026-06-13 11:20 C 1-0 D',
  '2026-06-13 11:40 A 1-1 (2-3) B',
];

describe('a preset', () => {
  it('has a source, but for the own order', () => {
    expect([...Object.keys(PRESET_SOURCES), 'own']).toEqual([...TIE_BREAKERS]);
    for (const source of Object.values(PRESET_SOURCES)) expect(source).toMatch(/Art\. \d|§ \d/);
  });

  it('gives way to the rules of the tournament itself', () => {
    const across = { criteria: [], results: 'per-match' } as const;
    const conduct = { kind: 'typed' } as const;
    const rules = tableRulesOf({ tieBreakers: 'uefa-youth', across, conduct });
    expect(rules).toEqual({ ...tableRulesOf({ tieBreakers: 'uefa-youth' }), across, conduct });
  });

  it('keeps its criteria: only the own order has a list of the tournament', () => {
    const own = ['wins', 'conduct'] as const;
    expect(tableRulesOf({ tieBreakers: 'own', criteria: own }).criteria).toEqual(own);
    expect(tableRulesOf({ tieBreakers: 'own', criteria: null }).criteria).toEqual(
      tableRulesOf({ tieBreakers: 'goal-difference' }).criteria,
    );
    expect(tableRulesOf({ tieBreakers: 'head-to-head', criteria: own })).toEqual(
      tableRulesOf({ tieBreakers: 'head-to-head' }),
    );
  });
});

describe('the World Cup 26, in made tables', () => {
  const tieBreakers = 'world-cup-26';

  it('counts a direct red card as four yellow ones, and both cards of a player as five', () => {
    const cards = { A: { players: { yellow: 4 } }, B: { players: { red: 1 } } };
    expect(order({ tieBreakers, matches: LEVEL, cards })).toEqual(['1 A', '1 B', '3 C', '4 D']);
    const both = { ...cards, A: { players: { yellowAndRed: 1 } } };
    expect(tableSentences({ tieBreakers, matches: LEVEL, cards: both })).toMatchObject({
      B: 'Ahead of A on conduct',
    });
    const second = { A: { players: { secondYellow: 1 } }, B: { players: { yellow: 2 } } };
    expect(order({ tieBreakers, matches: LEVEL, cards: second })).toEqual(['1 B', '2 A', '3 C', '4 D']);
  });

  it('asks for no kicks, and leaves the rest to a ranking that is recorded', () => {
    const level = { tieBreakers, matches: LEVEL_AT_LAST } as const;
    expect(order(level)).toEqual(['1 A', '1 B', '3 C', '4 D']);
    expect(tableSentences({ ...level, lots: ['B', 'A'], decision: 'ranking' })).toMatchObject({
      A: 'The ranking put B ahead of A',
    });
  });

  it('compares thirds by conduct after points, difference and goals, with all results', () => {
    expect(tableRulesOf({ tieBreakers }).across).toEqual({
      criteria: ['goal-difference', 'goals-scored', 'conduct'],
      results: 'all',
    });
  });
});

describe.each(['uefa-futsal', 'uefa-youth'] as const)('%s, in made tables', (tieBreakers) => {
  it('has head-to-head before goals of all matches', () => {
    const matches = ['A 0-1 B', 'A 9-0 C', 'B 0-1 C', 'C 0-1 D', 'A 1-0 D', 'B 1-0 D'];
    expect(order({ tieBreakers, matches })).toEqual(['1 B', '2 A', '3 D', '4 C']);
  });

  it('has kicks before conduct, where the two met last', () => {
    const cards = { A: { players: { yellow: 1 } }, B: { players: { yellow: 2 } } };
    expect(tableSentences({ tieBreakers, matches: LEVEL_AT_LAST, cards })).toMatchObject({
      A: 'Behind B on kicks from the penalty mark after their match',
      B: 'Ahead of A on kicks from the penalty mark after their match',
    });
    expect(tableSentences({ tieBreakers, matches: LEVEL, cards })).toMatchObject({
      A: 'Ahead of B on conduct',
      B: 'Behind A on conduct',
    });
  });

  it('counts any red card as three yellow ones, a yellow and then a red one as four, and officials too', () => {
    const level = { tieBreakers, matches: LEVEL } as const;
    const three = {
      A: { players: { secondYellow: 1 } },
      B: { players: { yellow: 2 }, officials: { yellow: 1 } },
    };
    expect(order({ ...level, cards: three })).toEqual(['1 A', '1 B', '3 C', '4 D']);
    const red = { A: { players: { red: 1 } }, B: { players: { yellow: 3 } } };
    expect(order({ ...level, cards: red })).toEqual(['1 A', '1 B', '3 C', '4 D']);
    const four = { A: { players: { yellowAndRed: 1 } }, B: { officials: { red: 1 } } };
    expect(order({ ...level, cards: four })).toEqual(['1 B', '2 A', '3 C', '4 D']);
  });
});

describe('thirds, in made groups', () => {
  /** A3 has beaten only the last of its group; B3 has drawn with the second and the last of its group. */
  const GROUPS = {
    A: ['A1 1-0 A2', 'A1 1-0 A3', 'A1 1-0 A4', 'A2 1-0 A3', 'A2 1-0 A4', 'A3 5-0 A4'],
    B: ['B1 1-0 B2', 'B1 1-0 B3', 'B1 1-0 B4', 'B2 1-1 B3', 'B2 1-0 B4', 'B3 0-0 B4'],
  };

  function thirds(tieBreakers: 'uefa-futsal' | 'uefa-youth'): string[] {
    const groups = Object.entries(GROUPS).map(([groupId, matches]) => {
      const input = buildTableInput({ matches });
      return { groupId, ...input, table: computeStandings(input) };
    });
    const rules = tableRulesOf({ tieBreakers });
    const ranking = rankAcrossGroups({ groups, place: 3, points: { win: 3, draw: 1, loss: 0 }, rules });
    return ranking.kind === 'ranked' ? ranking.rows.map(({ teamId, points }) => `${teamId} ${points}`) : [];
  }

  it('count all results in the futsal of groups of one size', () => {
    expect(thirds('uefa-futsal')).toEqual(['team A3 3', 'team B3 2']);
  });

  it('count only those among the first three in the youth', () => {
    expect(thirds('uefa-youth')).toEqual(['team B3 1', 'team A3 0']);
  });
});

describe('Swiss amateur leagues, in made tables', () => {
  const tieBreakers = 'swiss-amateur';
  const matches = ['A 5-0 C', 'B 1-0 C', 'A 0-0 B'];

  it('put penalty points directly after points', () => {
    const typed = { A: 12, B: 11 };
    expect(tableSentences({ tieBreakers, matches, typed })).toEqual({
      A: 'Behind B on conduct',
      B: 'Ahead of A on conduct',
      C: null,
    });
    expect(order({ tieBreakers, matches, typed: { ...typed, C: 0 } })).toEqual(['1 B', '2 A', '3 C']);
  });

  it('go on with goal difference, goals and the teams’ own matches', () => {
    expect(order({ tieBreakers, matches })).toEqual(['1 A', '2 B', '3 C']);
    const byGoals = ['A 2-1 C', 'B 1-0 C', 'A 0-0 B'];
    expect(tableSentences({ tieBreakers, matches: byGoals })).toMatchObject({
      A: 'Ahead of B on goals scored',
    });
    const byOwn = ['A 1-0 B', 'D 1-0 A', 'B 1-0 C'];
    expect(tableSentences({ tieBreakers, matches: byOwn })).toMatchObject({
      A: 'Behind D on goal difference; ahead of B on head-to-head points',
    });
  });
});

it.each([
  ['uefa-futsal', null, true],
  ['uefa-youth', null, true],
  ['head-to-head', ['kicks'], false],
  ['own', ['goal-difference', 'kicks'], true],
  ['own', ['goal-difference'], false],
] as const)('kicks after a group match count by %s with %j: %s', (tieBreakers, criteria, counts) => {
  expect(countsKicks({ tieBreakers, criteria })).toBe(counts);
});
