import { expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import { buildCup } from '../testing/build-cup';
import { tableSentences, type TableDescription } from '../testing/build-table';
import { withdraw } from '../testing/withdraw';

const ON_KICKS = 'Ahead of B on kicks from the penalty mark after their match';

const LEVEL_BEFORE = ['2026-06-13 10:00 A 1-0 C', '2026-06-13 10:20 B 1-0 C'];
const LAST = '2026-06-13 11:00 A 2-2 (3-1) B';

function sentenceOfA(matches: readonly string[], more: Partial<TableDescription> = {}) {
  return tableSentences({ tieBreakers: 'own', criteria: ['goal-difference', 'kicks'], matches, ...more })[
    'A'
  ];
}

const OPEN = 'Level with B: no decision is recorded yet';

it('the shoot-out after the last match of two level teams decides between them', () => {
  expect(sentenceOfA([...LEVEL_BEFORE, LAST])).toBe(ON_KICKS);
  expect(sentenceOfA([...LEVEL_BEFORE, '2026-06-13 11:00 B 2-2 (1-3) A'])).toBe(ON_KICKS);
  expect(sentenceOfA([...LEVEL_BEFORE, '2026-06-13 11:00 A 2-2 (1-3) B'])).toBe(
    'Behind B on kicks from the penalty mark after their match',
  );
});

it('matches of other teams may be later', () => {
  expect(sentenceOfA([...LEVEL_BEFORE, LAST, '2026-06-13 12:00 C 0-0 D'])).toBe(ON_KICKS);
});

it('it counts for nothing else: the match stays a draw', () => {
  const table = { matches: [...LEVEL_BEFORE, LAST, '2026-06-13 09:00 A 0-3 D'] };
  expect(tableSentences({ ...table, tieBreakers: 'own', criteria: ['goal-difference', 'kicks'] })).toEqual({
    A: 'Behind B on goal difference',
    B: 'Ahead of A on goal difference',
    C: null,
    D: null,
  });
});

it('there are none without a shoot-out, nor after a match that is not level', () => {
  expect(sentenceOfA([...LEVEL_BEFORE, '2026-06-13 11:00 A 2-2 B'])).toBe(OPEN);
  const won = ['2026-06-13 10:00 C 1-0 A', '2026-06-13 11:00 A 1-0 (1-3) B', '2026-06-13 10:20 B 1-0 C'];
  expect(sentenceOfA(won, { criteria: ['kicks'] })).toBe('Level with B and C: no decision is recorded yet');
  const two = ['2026-06-13 10:00 B 1-0 A', '2026-06-13 11:00 A 1-0 (1-3) B'];
  expect(sentenceOfA(two)).toBe(OPEN);
});

it('a shoot-out that nobody has won decides nothing', () => {
  expect(sentenceOfA([...LEVEL_BEFORE, '2026-06-13 11:00 A 2-2 (3-3) B'])).toBe(OPEN);
});

it('matches without a kick-off have no last one, unless there is no other', () => {
  expect(sentenceOfA(['A 2-2 (3-1) B'])).toBe(ON_KICKS);
  expect(sentenceOfA(['A 1-0 C', 'B 1-0 C', 'A 2-2 (3-1) B'])).toBe(OPEN);
});

it('there are none where a third team has as many points, level with them or not', () => {
  const third = '2026-06-13 10:40 D 4-0 C';
  const extra = '2026-06-13 10:50 D 1-1 E';
  expect(sentenceOfA([...LEVEL_BEFORE, third, extra, LAST])).toContain('level with B: no decision');
  expect(sentenceOfA([...LEVEL_BEFORE, third, LAST])).toBe(ON_KICKS);
});

it('there are none where one of the two has a later match, played or not', () => {
  expect(sentenceOfA([...LEVEL_BEFORE, '2026-06-13 12:00 B v C', LAST])).toBe(OPEN);
  expect(sentenceOfA([...LEVEL_BEFORE, '2026-06-14 09:00 C v A', LAST])).toBe(OPEN);
  const playedLater = ['2026-06-13 09:00 A 0-0 D', '2026-06-13 12:00 B 0-0 D'];
  expect(sentenceOfA([...LEVEL_BEFORE, ...playedLater, LAST])).toBe(OPEN);
});

it('there are none where it is unclear which match was the last', () => {
  expect(sentenceOfA([...LEVEL_BEFORE, LAST, '2026-06-13 11:00 B v C'])).toBe(OPEN);
  expect(sentenceOfA([...LEVEL_BEFORE, LAST, '2026-06-13 11:00 A 0-0 (0-1) B'])).toBe(OPEN);
});

it('those of a running match count only in a provisional table', () => {
  const running = [LAST];
  const before = ['2026-06-13 09:00 A 0-0 B'];
  expect(sentenceOfA([...LEVEL_BEFORE, ...before], { running, includeRunning: true })).toBe(ON_KICKS);
  expect(sentenceOfA([...LEVEL_BEFORE, ...before], { running })).toBe(OPEN);
});

it('the last match is the last one of the teams that are left, where another team is annulled', () => {
  const teams = ['A', 'B', 'C', 'D'];
  const matches = [...LEVEL_BEFORE, LAST, '2026-06-13 12:00 A v D', '2026-06-13 12:00 B v D'];
  const cup = buildCup({
    tournament: { tieBreakers: 'own', criteria: ['goal-difference', 'kicks'] },
    stages: [{ name: 'Groups', groups: { A: { teams, matches } } }],
  });
  const placesIn = (of: typeof cup) =>
    [...resolveCup(of).tables.values()].flat().map(({ position, teamId }) => `${position} ${teamId}`);
  expect(placesIn(cup)).toContain('1 team B');
  const annulled = withdraw(cup, 'D', 'annulled');
  expect(placesIn(annulled)).toEqual(['1 team A', '2 team B', '3 team C']);
});
