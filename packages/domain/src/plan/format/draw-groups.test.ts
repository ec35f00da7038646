import { describe, expect, it } from 'vitest';
import { buildPlanSettings } from '../../testing/build-plan';
import { drawBracket, drawGroups } from './draw-groups';

function draw(teams: number, groups: number, drawSeed: number | null, seeded = 0): number[][] {
  const settings = buildPlanSettings({ teams, seeded, format: { groups, drawSeed } });
  return drawGroups(settings.teams, groups, drawSeed);
}

describe('a draw', () => {
  it('is the same again from the same seed, and another one from another', () => {
    expect(draw(16, 4, 5)).toEqual(draw(16, 4, 5));
    expect(draw(16, 4, 5)).not.toEqual(draw(16, 4, 6));
  });

  it('stays what it is from version to version', () => {
    expect(draw(8, 2, 2027, 2)).toMatchInlineSnapshot(`
      [
        [
          0,
          2,
          7,
          5,
        ],
        [
          1,
          4,
          6,
          3,
        ],
      ]
    `);
  });

  it('deals the teams as they are listed without a seed', () => {
    expect(draw(5, 2, null)).toEqual([
      [0, 2, 4],
      [1, 3],
    ]);
  });

  it.each([1, 2, 3, 4])('brings %i seeded teams into different groups', (seeded) => {
    for (let seed = 0; seed < 200; seed += 1) {
      const groups = draw(15, 4, seed, seeded);
      for (const group of groups) expect(group.filter((team) => team < seeded).length).toBeLessThanOrEqual(1);
      expect(groups.map(({ length }) => length).sort()).toEqual([3, 4, 4, 4]);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, team) => team));
    }
  });

  it('lets every team come into every group', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 300; seed += 1) {
      draw(6, 3, seed).forEach((teams, group) => teams.forEach((team) => seen.add(`${team} ${group}`)));
    }
    expect(seen.size).toBe(18);
  });

  it('of a knockout has the seeded teams first, who get the byes', () => {
    const { teams, format } = buildPlanSettings({ teams: 6, seeded: 2, format: { groups: 0, drawSeed: 3 } });
    expect(drawBracket(teams, format).slice(0, 2)).toEqual([0, 1]);
    expect(drawBracket(teams, { ...format, drawSeed: null })).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
