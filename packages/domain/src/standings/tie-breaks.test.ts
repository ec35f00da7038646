import { describe, expect, it } from 'vitest';
import { type TableDescription, tableLines, tableSentences } from '../testing/build-table';
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

describe('an own list of criteria', () => {
  const by = (
    criteria: TableDescription['criteria'],
    matches: readonly string[],
    more: Partial<TableDescription> = {},
  ) => tableSentences({ tieBreakers: 'own', criteria, matches, ...more });

  it('has wins before goals where it says so', () => {
    const matches = ['A 1-0 C', 'B 3-3 C', 'B 2-2 D', 'B 1-1 E', 'A 0-2 D'];
    expect(by(['wins', 'goals-scored'], matches)).toMatchObject({ A: 'Ahead of B on wins' });
    expect(by(['goals-scored', 'wins'], matches)).toMatchObject({ B: 'Ahead of A on goals scored' });
  });

  it('counts the goals that a team scored as visitor in all matches', () => {
    const matches = ['A 1-1 B', 'C 2-0 A', 'C 0-2 B', 'A 2-0 C', 'B 2-4 C', 'B 9-9 X', 'A 9-9 X'];
    expect(by(['away-goals'], ['A 3-1 C', 'C 0-1 B'])).toMatchObject({ B: 'Ahead of A on away goals' });
    expect(by(['away-goals'], matches)).toMatchObject({ B: 'Ahead of A on away goals' });
  });

  it('compares goals scored with goals conceded as a ratio, of which none conceded is the best', () => {
    expect(by(['goal-quotient'], ['A 4-2 C', 'B 3-1 C'])).toMatchObject({
      B: 'Ahead of A on the ratio of goals scored to goals conceded',
    });
    expect(
      tableLines({ tieBreakers: 'own', criteria: ['goal-quotient'], matches: ['A 4-2 C', 'B 6-3 C'] }),
    ).toEqual(['1 A 3 pts 4-2', '1 B 3 pts 6-3', '3 C 0 pts 5-10']);
    expect(by(['goal-quotient'], ['A 0-2 C', 'B 1-3 C'])).toMatchObject({
      B: 'Ahead of A on the ratio of goals scored to goals conceded',
    });
    const cleanSheets = ['A 1-0 C', 'B 7-0 C', 'D 9-1 C'];
    expect(tableLines({ tieBreakers: 'own', criteria: ['goal-quotient'], matches: cleanSheets })).toEqual([
      '1 A 3 pts 1-0',
      '1 B 3 pts 7-0',
      '3 D 3 pts 9-1',
      '4 C 0 pts 1-17',
    ]);
  });

  it('takes no goals at all as one scored for one conceded', () => {
    const matches = ['A 0-0 B', 'C 1-1 D', 'E 2-2 F'];
    const criteria = ['goal-quotient'] as const;
    const positions = tableLines({ tieBreakers: 'own', criteria, matches }).map((line) => line[0]);
    expect(positions).toEqual(['1', '1', '1', '1', '1', '1']);
    const points = { win: 1, draw: 1, loss: 1 };
    expect(by(criteria, ['A 0-0 B', 'C 2-1 D'], { points })).toMatchObject({
      A: 'Behind C and ahead of D on the ratio of goals scored to goals conceded; level with B: no decision is recorded yet',
    });
  });

  it('gives no mini-table of their own to those whom head-to-head leaves level once', () => {
    const matches = [...CIRCLE, 'A 1-0 D', 'B 5-0 D', 'C 1-0 D'];
    expect(by(['head-to-head-once', 'goal-difference'], matches)).toMatchObject({
      A: 'Behind B on goal difference',
      B: 'Behind C on head-to-head goals; ahead of A on goal difference',
    });
    expect(by(['head-to-head', 'goal-difference'], matches)).toMatchObject({
      A: 'Behind C on head-to-head goals; ahead of B on head-to-head points',
    });
  });

  it('asks for away goals in the mini-table last, and starts anew for those still level', () => {
    const criteria = ['head-to-head-away-goals', 'goal-difference'] as const;
    expect(by(criteria, ['A 1-0 B', 'B 2-1 A', 'A 9-0 C', 'B 1-0 C'])).toMatchObject({
      A: 'Ahead of B on head-to-head away goals',
    });
    expect(by(criteria, ['A 1-0 B', 'B 1-0 A', 'A 1-0 C', 'C 0-9 B'])).toMatchObject({
      B: 'Ahead of A on goal difference',
    });
    expect(by(criteria, ['B 0-1 A', 'B 1-0 C', 'C 1-0 A'])).toMatchObject({
      B: 'Behind A on head-to-head away goals; ahead of C on head-to-head points',
    });
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
