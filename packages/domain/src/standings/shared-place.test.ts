import { describe, expect, it } from 'vitest';
import { countedSize, isCutShared, isPlaceShared } from './shared-place';

function sharedPlaces(...positions: number[]): number[] {
  const rows = positions.map((position) => ({ position }));
  return [1, 2, 3, 4, 5].filter((place) => isPlaceShared(rows, place));
}

describe('the shared places of a ranking', () => {
  it('are all that level teams stand on', () => {
    expect(sharedPlaces(1, 2, 3, 4)).toEqual([]);
    expect(sharedPlaces(1, 1, 3, 4)).toEqual([1, 2]);
    expect(sharedPlaces(1, 2, 2, 2)).toEqual([2, 3, 4]);
    expect(sharedPlaces(1, 1, 3, 3)).toEqual([1, 2, 3, 4]);
  });

  it('are none in an empty ranking, nor beyond its end', () => {
    expect(sharedPlaces()).toEqual([]);
    expect(sharedPlaces(1, 1)).toEqual([1, 2]);
  });
});

describe('the cut below the first teams of a ranking', () => {
  const isShared = (size: number, ...positions: number[]) =>
    isCutShared(
      positions.map((position) => ({ position })),
      size,
    );

  it('is shared where level teams stand on both sides of it', () => {
    expect(isShared(3, 1, 2, 3, 3)).toBe(true);
    expect(isShared(2, 1, 2, 3, 3)).toBe(false);
    expect(isShared(4, 1, 2, 3, 3)).toBe(false);
  });
});

describe('the teams of a group whose results count where places of groups are compared', () => {
  it.each([
    ['level-sizes', [4, 3, 5], 2, 3],
    ['level-sizes', [4, 3, 5], 3, 3],
    ['level-sizes', [4, 3, 5], 4, 4],
    ['first-three', [5, 6], 2, 3],
    ['first-three', [5, 6], 4, 4],
    ['all', [4, 3], 1, null],
    ['per-match', [4, 3], 1, null],
  ] as const)('%s of %j, place %i: %j', (results, sizes, place, size) => {
    expect(countedSize(sizes, place, { criteria: [], results })).toBe(size);
  });
});
