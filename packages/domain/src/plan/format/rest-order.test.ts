import { describe, expect, it } from 'vitest';
import { pairingBlocks } from './rest-order';
import type { Pairing } from './round-robin';

function teamsNamed(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index));
}

function inOneRow(count: number, rounds: 1 | 2): Pairing[] {
  return pairingBlocks(teamsNamed(count), rounds).flat();
}

/** How many matches of others lie between two of the same team, at the least, when they are played one after the other. */
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
