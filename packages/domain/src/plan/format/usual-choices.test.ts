import { describe, expect, it, test } from 'vitest';
import { MAX_TEAMS_OF_FORMAT } from '../../cup/limits';
import { isFormatValid } from '../find-settings-problems';
import { PRESETS, type Preset } from '../settings';
import { fixturesOf } from './derive-matches';
import { stepsOf, type FormatChoices } from './presets';
import { LEAST_TEAMS, usualChoices } from './usual-choices';

function formatFor(preset: Preset, teams: number) {
  return { preset, steps: stepsOf(usualChoices(preset, teams), teams), drawSeed: null };
}

function isPossible(preset: Preset, count: number): boolean {
  const teams = Array.from({ length: count }, (_, index) => ({ teamId: String(index), isSeeded: false }));
  return isFormatValid({ teams, format: formatFor(preset, count) });
}

describe('the usual choices of a preset', () => {
  it.each(PRESETS)('%s make a format of any number of teams from its least number on', (preset) => {
    // A cup has no room for the stages in which every place of more teams would be played out.
    const most = preset === 'all-places' ? 64 : MAX_TEAMS_OF_FORMAT;
    for (let teams = LEAST_TEAMS[preset]; teams <= most; teams += 1)
      expect(isPossible(preset, teams), `${teams} teams`).toBe(true);
  });

  it.each(PRESETS)('%s make none of fewer teams', (preset) => {
    expect(isPossible(preset, LEAST_TEAMS[preset] - 1)).toBe(false);
  });

  it.each<[Preset, number, Partial<FormatChoices>]>([
    ['knockout-after-groups', 2, { groups: 1, qualifiers: 0, playedTo: 2 }],
    ['knockout-after-groups', 4, { groups: 1, qualifiers: 4, playedTo: 4 }],
    ['knockout-after-groups', 16, { groups: 4, qualifiers: 2 }],
    ['knockout-after-groups', 64, { groups: 16, qualifiers: 2 }],
    ['knockout-after-groups', 128, { groups: 32, qualifiers: 2 }],
    ['all-places', 4, { groups: 1, qualifiers: 2 }],
    ['all-places', 10, { groups: 2, qualifiers: 2 }],
    ['cups', 16, { groups: 4, qualifiers: 2, cups: 2 }],
    ['league', 5, { groups: 1, matchesEach: null }],
    ['league', 10, { groups: 1, matchesEach: 4 }],
    ['children', 8, { groups: 2, matchesEach: null }],
    ['children', 10, { groups: 2, matchesEach: null }],
    ['children', 11, { groups: 2, matchesEach: 4 }],
    ['children', 13, { groups: 2, matchesEach: 4 }],
    ['children', 16, { groups: 4, matchesEach: null }],
    ['knockout', 8, { groups: 0, playedTo: 4 }],
  ])('%s of %i teams', (preset, teams, choices) => {
    expect(usualChoices(preset, teams)).toMatchObject(choices);
  });

  test('give every child as many matches as the others, at least three from four teams on', () => {
    for (let teams = 4; teams <= MAX_TEAMS_OF_FORMAT; teams += 1) {
      const counts = new Array<number>(teams).fill(0);
      for (const { local, visitor } of fixturesOf(teams, formatFor('children', teams)).matches)
        for (const side of [local, visitor])
          if (side.kind === 'team') counts[side.team] = (counts[side.team] ?? 0) + 1;
      expect(new Set(counts).size, `${teams} teams`).toBe(1);
      expect(counts[0]).toBeGreaterThanOrEqual(3);
    }
  });
});
