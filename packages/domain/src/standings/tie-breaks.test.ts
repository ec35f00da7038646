import { describe, expect, it } from 'vitest';
import { tableLines } from '../testing/build-table';
import { EURO_2024_GROUP_E } from '../testing/real-groups';

/** A, B and C beat each other in a circle. In their mini-table C has a goal more than A and B, and A beat B. */
const CIRCLE = ['A 1-0 B', 'B 2-1 C', 'C 2-1 A'];

describe('goal difference first', () => {
  const tieBreakers = 'goal-difference';

  it('ranks by goal difference, then by goals, then head-to-head', () => {
    expect(tableLines({ tieBreakers, matches: ['A 3-0 C', 'B 2-0 C', 'B 1-1 A'] })[0]).toBe('1 A 4 pts 4-1');
    expect(tableLines({ tieBreakers, matches: ['A 2-0 C', 'B 3-1 C', 'B 1-1 A'] })[0]).toBe('1 B 4 pts 4-2');
    expect(tableLines({ tieBreakers, matches: ['A 0-1 B', 'A 2-0 C', 'D 1-0 B'] })).toEqual([
      '1 A 3 pts 2-1',
      '2 D 3 pts 1-0',
      '3 B 3 pts 1-1',
      '4 C 0 pts 0-2',
    ]);
  });

  it('gives those whom the mini-table leaves level a mini-table of their own', () => {
    const matches = [...CIRCLE, 'A 3-1 D', 'B 3-1 D', 'C 2-0 D'];
    expect(tableLines({ tieBreakers, matches })).toEqual([
      '1 C 6 pts 5-3',
      '2 A 6 pts 5-3',
      '3 B 6 pts 5-3',
      '4 D 0 pts 2-8',
    ]);
  });
});

describe('head-to-head first', () => {
  const tieBreakers = 'head-to-head';

  it('ranks by points, then goal difference, then goals of the matches among level teams', () => {
    expect(tableLines({ tieBreakers, matches: ['A 2-0 C', 'A 1-0 D', 'B 9-0 D', 'C 1-0 B'] })).toEqual([
      '1 A 6 pts 3-0',
      '2 C 3 pts 1-2',
      '3 B 3 pts 9-1',
      '4 D 0 pts 0-10',
    ]);
    const circle = ['A 3-0 B', 'B 1-0 C', 'C 1-0 A', 'B 9-0 D', 'A 1-0 D', 'C 1-0 D'];
    expect(tableLines({ tieBreakers, matches: circle })).toEqual([
      '1 A 6 pts 4-1',
      '2 C 6 pts 2-1',
      '3 B 6 pts 10-3',
      '4 D 0 pts 0-11',
    ]);
  });

  it('gives those whom the mini-table leaves level a mini-table of their own, before goals of all matches', () => {
    const matches = [...CIRCLE, 'A 1-0 D', 'B 5-0 D', 'C 1-0 D'];
    expect(tableLines({ tieBreakers, matches })).toEqual([
      '1 C 6 pts 4-3',
      '2 A 6 pts 3-2',
      '3 B 6 pts 7-2',
      '4 D 0 pts 0-7',
    ]);
  });

  it('uses up points, difference and goals of a mini-table before it makes a smaller one', () => {
    const [first, second] = tableLines({ tieBreakers, matches: EURO_2024_GROUP_E });
    expect([first, second]).toEqual(['1 Romania 4 pts 4-3', '2 Belgium 4 pts 2-1']);
    expect(EURO_2024_GROUP_E).toContain('Belgium 2-0 Romania');
  });

  it('falls back on goal difference and then goals of all matches', () => {
    expect(tableLines({ tieBreakers, matches: ['A 1-1 B', 'A 3-0 C', 'B 2-0 C'] })[0]).toBe('1 A 4 pts 4-1');
    expect(tableLines({ tieBreakers, matches: ['A 1-1 B', 'A 2-0 C', 'B 3-1 C'] })[0]).toBe('1 B 4 pts 4-2');
  });

  it('does not go back to head-to-head once the goals of all matches have separated somebody', () => {
    const matches = ['A 1-0 B', 'B 1-0 C', 'C 1-0 A', 'A 3-0 D', 'B 1-0 D', 'C 1-0 D'];
    expect(tableLines({ tieBreakers, matches })).toEqual([
      '1 A 6 pts 4-1',
      '2 B 6 pts 2-1',
      '2 C 6 pts 2-1',
      '4 D 0 pts 0-5',
    ]);
  });

  it('uses the points of the tournament in the mini-table too', () => {
    const matches = ['A 1-0 B', 'A 0-1 B', 'A 1-1 C', 'A 1-1 C', 'B 0-0 C', 'B 0-0 C', 'C 0-1 D', 'B 0-1 D'];
    const threePoints = tableLines({ tieBreakers, matches, points: { win: 3, draw: 1, loss: 0 } });
    const twoPoints = tableLines({ tieBreakers, matches, points: { win: 2, draw: 1, loss: 0 } });
    expect(threePoints.map((line) => line[2])).toEqual(['D', 'A', 'B', 'C']);
    expect(twoPoints.map((line) => line.slice(0, 3))).toEqual(['1 D', '2 A', '3 C', '4 B']);
  });
});

describe('lots', () => {
  const matches = ['A 1-1 B', 'B 1-1 C', 'C 1-1 A'];
  const order = (lots: readonly string[]) => tableLines({ matches, lots }).map((line) => line.slice(0, 3));

  it('decide among teams that are level on everything', () => {
    expect(order(['C', 'A', 'B'])).toEqual(['1 C', '2 A', '3 B']);
    expect(order(['B', 'C', 'A'])).toEqual(['1 B', '2 C', '3 A']);
  });

  it('decide nothing when they leave out one of the level teams', () => {
    expect(order(['C', 'A'])).toEqual(['1 A', '1 B', '1 C']);
    expect(order([])).toEqual(['1 A', '1 B', '1 C']);
  });

  it('may name teams that are not level, which they do not move', () => {
    const lots = ['D', 'B', 'A'];
    expect(tableLines({ matches: ['A 1-1 B', 'C 2-0 D'], lots })).toEqual([
      '1 C 3 pts 2-0',
      '2 B 1 pts 1-1',
      '3 A 1 pts 1-1',
      '4 D 0 pts 0-2',
    ]);
  });

  it('come after every other tie-break, in both presets', () => {
    const lots = ['B', 'A'];
    for (const tieBreakers of ['goal-difference', 'head-to-head'] as const) {
      expect(tableLines({ tieBreakers, lots, matches: ['A 1-1 B', 'A 2-0 C', 'B 1-0 C'] })[0]).toBe(
        '1 A 4 pts 3-1',
      );
      expect(
        tableLines({ tieBreakers, lots, matches: ['A 1-0 B', 'B 1-0 C', 'D 1-0 A', 'E 1-0 D'] })[0],
      ).toBe('1 E 3 pts 1-0');
    }
  });
});
