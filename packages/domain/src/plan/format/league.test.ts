import { describe, expect, it } from 'vitest';
import { isLeaguePossible, leagueBlocks } from './league';

const SIZES = Array.from({ length: 29 }, (_, index) => index + 2).flatMap((teams) =>
  Array.from({ length: teams }, (_, each) => [teams, each] as const),
);

describe('a league with a number of matches each', () => {
  it.each(SIZES.filter(([teams, each]) => isLeaguePossible(teams, each)))(
    'of %i teams gives each %i matches against different teams',
    (teams, each) => {
      const names = Array.from({ length: teams }, (_, index) => `${index}`);
      const blocks = leagueBlocks(names, each);
      const pairs = blocks.flat().map(({ local, visitor }) => [local, visitor].sort().join(' '));
      expect(new Set(pairs).size).toBe(pairs.length);
      for (const name of names)
        expect(pairs.filter((pair) => pair.split(' ').includes(name))).toHaveLength(each);
      for (const block of blocks) {
        const playing = block.flatMap(({ local, visitor }) => [local, visitor]);
        expect(new Set(playing).size).toBe(playing.length);
      }
    },
  );

  it('is not possible where matches would be halved, or teams met twice', () => {
    expect(SIZES.filter(([teams, each]) => !isLeaguePossible(teams, each))).toEqual(
      SIZES.filter(([teams, each]) => each === 0 || (teams % 2 === 1 && each % 2 === 1)),
    );
    expect(isLeaguePossible(4, 4)).toBe(false);
  });
});
