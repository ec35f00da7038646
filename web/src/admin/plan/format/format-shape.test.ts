import { buildFormat, type FormatDescription } from '@futsal-cup/domain/testing/build-plan';
import { describe, expect, test } from 'vitest';
import { shapeOf } from './format-shape';

function shapeFor(teams: number, format: FormatDescription) {
  return shapeOf(buildFormat(format, teams).steps, teams);
}

describe('the drawing of a format', () => {
  test('has the groups before the brackets, and for each bracket the places that it decides', () => {
    expect(shapeFor(10, { preset: 'all-places', groups: 2, qualifiers: 2 })).toMatchObject([
      { sizes: [5, 5] },
      [
        { places: [true, true, true, true], decided: 2 },
        { places: [true, true], decided: 1 },
        { places: [true, true], decided: 1 },
        { places: [true, true], decided: 1 },
      ],
    ]);
  });

  test('has groups of two sizes, and no bracket for the one team on a place', () => {
    expect(shapeFor(11, { preset: 'all-places', groups: 2, qualifiers: 2 })).toMatchObject([
      { sizes: [6, 5] },
      [{}, {}, {}, {}],
    ]);
  });

  test('names the cup of each bracket', () => {
    const [, brackets] = shapeFor(16, { preset: 'cups', groups: 4, qualifiers: 2, playedTo: 4 });
    expect(brackets).toMatchObject([{ cup: 'gold' }, { cup: 'silver' }]);
  });

  test('has byes at the top of a bracket that is not full', () => {
    expect(shapeFor(6, { preset: 'knockout', playedTo: 2 })).toMatchObject([
      [{ places: [true, false, true, true, true, false, true, true] }],
    ]);
  });

  test('has the last rounds of a large bracket', () => {
    const places = new Array<boolean>(16).fill(true);
    expect(shapeFor(64, { preset: 'knockout', playedTo: 8 })).toMatchObject([[{ places, decided: 4 }]]);
  });

  test('has two columns of groups where a second phase takes places of the first', () => {
    const choices = { preset: 'two-phases', groups: 3, toSecondGroups: 4, secondGroups: 3 } as const;
    expect(shapeFor(15, { ...choices, qualifiers: 1, bestOfNext: 1, playedTo: 4 })).toMatchObject([
      { sizes: [5, 5, 5] },
      { sizes: [4, 4, 4] },
      [{ places: [true, true, true, true], decided: 2 }],
    ]);
  });

  test('of a league is one group', () => {
    expect(shapeFor(9, { preset: 'league', matchesEach: 4 })).toEqual([{ sizes: [9] }]);
  });
});
