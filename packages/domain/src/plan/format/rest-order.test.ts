import { describe, expect, it } from 'vitest';
import { pairingBlocks } from './rest-order';
import type { Pairing } from './round-robin';

function teamsNamed(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}

function inOneRow(count: number, rounds: 1 | 2): Pairing[] {
  return pairingBlocks(teamsNamed(count), rounds).flat();
}

/** The least number of other matches between two of the same team, when all are played one after the other. */
function leastRest(matches: readonly Pairing[]): number {
  const last = new Map<string, number>();
  let least = Infinity;
  for (const [index, { local, visitor }] of matches.entries()) {
    for (const team of [local, visitor]) {
      least = Math.min(least, index - (last.get(team) ?? -Infinity) - 1);
      last.set(team, index);
    }
  }
  return least;
}

/** The number of other matches between two of the same team, summed up over all teams. */
function totalWaiting(matches: readonly (readonly string[])[]): number {
  const last = new Map<string, number>();
  let total = 0;
  for (const [index, teams] of matches.entries()) {
    for (const team of teams) {
      total += index - (last.get(team) ?? index - 1) - 1;
      last.set(team, index);
    }
  }
  return total;
}

function sidesOf({ local, visitor }: Pairing): string[] {
  return [local, visitor];
}

/** Every order of the matches of five teams in which nobody plays twice in a row. */
function* ordersOfFive(
  left: readonly (readonly string[])[],
  played: readonly (readonly string[])[] = [],
): Generator<readonly (readonly string[])[]> {
  if (left.length === 0) yield played;
  const last = played.at(-1) ?? [];
  for (const match of left) {
    if (match.some((team) => last.includes(team))) continue;
    yield* ordersOfFive(
      left.filter((other) => other !== match),
      [...played, match],
    );
  }
}

describe('the matches of a group', () => {
  it('of five teams come in five blocks of two', () => {
    const blocks = pairingBlocks([...'ABCDE'], 1);
    const lines = blocks.map((block) => block.map(({ local, visitor }) => [local, visitor].sort().join('')));
    expect(lines).toEqual([
      ['AB', 'CD'],
      ['AE', 'BC'],
      ['DE', 'AC'],
      ['BD', 'CE'],
      ['AD', 'BE'],
    ]);
  });

  it.each(Array.from({ length: 43 }, (_, index) => index + 3))(
    'of %i teams leave the best guaranteed rest on one court',
    (count) => {
      const best = Math.floor((count - 3) / 2);
      expect(leastRest(inOneRow(count, 1))).toBe(best);
      expect(leastRest(inOneRow(count, 2))).toBe(best);
    },
  );

  /*
   * With n = 2k + 1 teams and k - 1 other matches between two of each team, any k matches in a row have all teams but one. So the next
   * match is between that team, which has paused for k matches, and one of the two teams of the first match of the row, which has paused
   * for k - 1. So the total is the same for all orders with this rest, and none has a smaller total.
   */
  it.each([5, 7, 9, 11, 13, 15, 17, 19, 45])('of %i teams have no more waiting than they must', (count) => {
    const k = (count - 1) / 2;
    expect(totalWaiting(inOneRow(count, 1).map(sidesOf))).toBe(2 * k * k * (2 * k - 1) - k);
  });

  it('of five teams have the same waiting in every order with that rest', () => {
    const totals = new Set<number>();
    let orders = 0;
    for (const order of ordersOfFive(inOneRow(5, 1).map(sidesOf))) {
      orders += 1;
      totals.add(totalWaiting(order));
    }
    expect(orders).toBeGreaterThan(0);
    expect([...totals]).toEqual([totalWaiting(inOneRow(5, 1).map(sidesOf))]);
  });

  it.each(Array.from({ length: 31 }, (_, index) => index + 2))(
    'of %i teams are everybody against everybody, twice at both homes',
    (count) => {
      const pairOf = ({ local, visitor }: Pairing) => `${local} v ${visitor}`;
      const once = inOneRow(count, 1);
      const twice = inOneRow(count, 2);
      expect(
        new Set(once.flatMap((match) => [pairOf(match), `${match.visitor} v ${match.local}`])).size,
      ).toBe(count * (count - 1));
      expect(once).toHaveLength((count * (count - 1)) / 2);
      expect(new Set(twice.map(pairOf)).size).toBe(count * (count - 1));
      expect(twice).toHaveLength(count * (count - 1));
    },
  );

  it.each([5, 8, 9, 13])('of %i teams are balanced between home and away', (count) => {
    const matches = inOneRow(count, 1);
    for (const team of teamsNamed(count)) {
      const home = matches.filter(({ local }) => local === team).length;
      const away = matches.filter(({ visitor }) => visitor === team).length;
      expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
    }
  });

  it('are none for fewer than two teams', () => {
    expect(pairingBlocks([], 1)).toEqual([]);
    expect(pairingBlocks(['A'], 2)).toEqual([]);
  });

  it('of two teams are one, or two', () => {
    expect(inOneRow(2, 2)).toEqual([
      { local: '0', visitor: '1' },
      { local: '1', visitor: '0' },
    ]);
  });
});
