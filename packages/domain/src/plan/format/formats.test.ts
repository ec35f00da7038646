import { describe, expect, it } from 'vitest';
import { buildFormat, buildPlanSettings, type FormatDescription } from '../../testing/build-plan';
import { placesAfter, playFixtures, type Interval } from '../../testing/play-fixtures';
import { findSettingsProblems } from '../find-settings-problems';
import type { PlanSettings } from '../settings';
import { deriveFixtures, fixturesOf } from './derive-matches';
import { stepsOf } from './presets';
import { usualChoices } from './usual-choices';

function matchesIn(teams: number, format: FormatDescription): number {
  return fixturesOf(teams, buildFormat(format, teams)).matches.length;
}

/** The intervals of places of teams that are listed from the best, in fields of these sizes. */
function fieldsOf(teams: readonly number[], sizes: readonly number[]): Map<number, Interval> {
  const places = new Map<number, Interval>();
  let first = 1;
  for (const size of sizes) {
    for (const team of teams.slice(first - 1, first - 1 + size)) places.set(team, [first, first + size - 1]);
    first += size;
  }
  return places;
}

/** Two phases of groups, and the winners of the second in the knockout. */
function phases(
  groups: number,
  toSecondGroups: number,
  secondGroups: number,
  others: FormatDescription = {},
): FormatDescription {
  return {
    preset: 'two-phases',
    groups,
    toSecondGroups,
    secondGroups,
    qualifiers: 1,
    playedTo: 4,
    ...others,
  };
}

describe('the number of matches', () => {
  const all = (groups: number, qualifiers: number): FormatDescription => ({
    preset: 'all-places',
    groups,
    qualifiers,
  });

  // Each counted by hand: the groups, the bracket, the matches for the places below it.
  it.each<[number, FormatDescription, number]>([
    [8, all(2, 2), 12 + 4 + 2],
    [10, all(2, 2), 20 + 4 + 3],
    [12, all(4, 2), 12 + 12 + 4],
    [12, all(2, 2), 30 + 4 + 4],
    [16, all(4, 2), 24 + 12 + 2 * 4],
    [24, all(4, 2), 60 + 12 + 4 * 4],
    [8, { preset: 'cups', groups: 2, qualifiers: 2, playedTo: 4 }, 12 + 4 + 4],
    [16, { preset: 'cups', groups: 4, qualifiers: 2, playedTo: 4 }, 24 + 8 + 8],
    [24, { preset: 'cups', cups: 3, groups: 4, qualifiers: 2, playedTo: 4 }, 60 + 8 + 8 + 8],
    [8, { preset: 'league', matchesEach: 4 }, 16],
    [10, { preset: 'league', matchesEach: 3 }, 15],
    [12, { preset: 'children', groups: 2, matchesEach: 4 }, 24],
    [16, { preset: 'knockout', playedTo: 4 }, 16],
    [24, { groups: 4, qualifiers: 2, playedTo: 4 }, 60 + 8],
    [15, phases(3, 4, 3, { bestOfNext: 1 }), 30 + 18 + 4],
    [24, phases(4, 6, 6, { deal: 'by-place', bestOfNext: 2 }), 60 + 36 + 8],
    [16, phases(4, 2, 2, { qualifiers: 2 }), 24 + 12 + 4],
    [12, phases(3, 2, 2, { qualifiers: 0 }), 18 + 6],
  ])('of %i teams in %j is %i', (teams, format, matches) => {
    expect(matchesIn(teams, format)).toBe(matches);
  });

  it('of three groups of seven is 63, and 16 in a bracket of sixteen with the best sixth', () => {
    const format = { groups: 3, qualifiers: 5, bestOfNext: 1, playedTo: 4 };
    expect(matchesIn(21, format)).toBe(63 + 16);
    expect(fixturesOf(21, buildFormat(format, 21)).stages).toEqual([
      'groups',
      'round-of-16',
      'quarter-finals',
      'semi-finals',
      'place-3',
      'final',
    ]);
  });
});

describe('two groups of five with all places', () => {
  it('play semi-finals, then each against the team on the same place', () => {
    const { stages, matches } = fixturesOf(
      10,
      buildFormat({ preset: 'all-places', groups: 2, qualifiers: 2 }, 10),
    );
    expect(stages).toEqual(['groups', 'semi-finals', 'place-9', 'place-7', 'place-5', 'place-3', 'final']);
    expect(matches.filter(({ stage }) => stage === 'place-9')).toMatchObject([
      {
        local: { kind: 'group-place', group: 0, place: 5 },
        visitor: { kind: 'group-place', group: 1, place: 5 },
      },
    ]);
  });
});

const SIZES = Array.from({ length: 61 }, (_, index) => index + 4);

describe('all places', () => {
  it.each(SIZES)('of %i teams are each decided once, whatever the results', (teams) => {
    for (const groups of [1, 2, 3, 4, 5, 8].filter((count) => count * 2 <= teams)) {
      for (const qualifiers of [1, 2, 4].filter((count) => count <= Math.floor(teams / groups))) {
        const format: FormatDescription = { preset: 'all-places', groups, qualifiers, drawSeed: teams };
        const settings = buildPlanSettings({ teams, format });
        if (findSettingsProblems(settings, 'UTC').length > 0) continue;
        const fixtures = deriveFixtures(settings);
        const played = playFixtures(fixtures, teams * groups);
        const largest = Math.ceil(teams / groups);
        const onPlace = Array.from({ length: largest }, (_, place) =>
          played.orders.flatMap((order) => order[place] ?? []),
        );
        const first = onPlace.slice(0, qualifiers).flat();
        const others = onPlace.slice(qualifiers);
        const sizes = [first.length, ...others.map(({ length }) => length)];
        const after = placesAfter(fixtures, played, fieldsOf([...first, ...others.flat()], sizes));
        const decided = [...after.values()].map(([from, to]) => (from === to ? from : Number.NaN));
        expect(
          decided.sort((a, b) => a - b),
          JSON.stringify(format),
        ).toEqual(Array.from({ length: teams }, (_, index) => index + 1));
      }
    }
  });

  it.each(SIZES)('of %i teams in the usual groups are no more than a cup has room for', (teams) => {
    const choices = usualChoices('all-places', teams);
    const format = { preset: choices.preset, steps: stepsOf(choices, teams), drawSeed: null };
    expect(findSettingsProblems({ ...buildPlanSettings({ teams }), format }, 'UTC')).toEqual([]);
  });

  it('are decided where the best thirds go on too', () => {
    const format: FormatDescription = { preset: 'all-places', groups: 3, qualifiers: 2, bestOfNext: 2 };
    const { matches } = fixturesOf(12, buildFormat(format, 12));
    // Eight in the bracket, the last third without a match on place 9, and three fourths with a bye.
    expect(matches).toHaveLength(18 + 12 + 0 + 2);
  });
});

describe('gold, silver and bronze', () => {
  it.each(SIZES.filter((teams) => teams >= 12))('of %i teams take every team once', (teams) => {
    for (const cups of [2, 3] as const) {
      for (const bestOfNext of [0, 2]) {
        const format: FormatDescription = {
          preset: 'cups',
          cups,
          groups: 4,
          qualifiers: 1,
          bestOfNext,
          playedTo: 4,
        };
        const settings = buildPlanSettings({ teams, format });
        expect(findSettingsProblems(settings, 'UTC')).toEqual([]);
        const fixtures = deriveFixtures(settings);
        const played = playFixtures(fixtures, teams);
        const playing = new Set([...played.results.values()].flatMap(({ winner, loser }) => [winner, loser]));
        expect(playing.size).toBe(teams);
      }
    }
  });
});

describe('a knockout', () => {
  it.each(SIZES)('of %i teams has one champion, and the places that are asked for', (teams) => {
    for (const playedTo of [2, 4, 8]) {
      const fixtures = fixturesOf(teams, buildFormat({ preset: 'knockout', playedTo }, teams));
      const all = fieldsOf([...Array(teams).keys()], [teams]);
      const after = [...placesAfter(fixtures, playFixtures(fixtures, teams), all).values()];
      for (let place = 1; place <= Math.min(playedTo, teams); place += 1) {
        expect(after.filter(([from, to]) => from === place && to === place)).toHaveLength(1);
      }
    }
  });
});

describe('two phases of groups', () => {
  it.each(SIZES)(
    'of %i teams keep those of one first group apart, and bring each team into one group',
    (teams) => {
      for (const groups of [2, 3, 4, 5].filter((count) => count * 2 <= teams)) {
        for (const secondGroups of [2, 3, 4, 6]) {
          for (const toSecondGroups of [1, 2, 3, 4, 6].filter(
            (count) => count <= Math.floor(teams / groups),
          )) {
            const format = phases(groups, toSecondGroups, secondGroups, { drawSeed: teams });
            const settings = buildPlanSettings({ teams, format });
            if (findSettingsProblems(settings, 'UTC').length > 0) continue;
            const fixtures = deriveFixtures(settings);
            const second = fixtures.places.slice(groups);
            const sizes = second.map(({ length }) => length);
            expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
            expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
            const all = second.flat().map((place) => JSON.stringify(place));
            expect(new Set(all).size).toBe(groups * toSecondGroups);
            for (const places of second) {
              for (let group = 0; group < groups; group += 1) {
                const ofGroup = places.filter(
                  (place) => place.kind === 'group-place' && place.group === group,
                );
                expect(ofGroup.length).toBeLessThanOrEqual(Math.ceil(toSecondGroups / secondGroups));
              }
            }
            // Each second group has one of each so many places, the strongest first.
            const inOrder = Array.from({ length: toSecondGroups }, (_, place) =>
              Array.from({ length: groups }, (_group, group) => `${group} ${place + 1}`),
            ).flat();
            const potOf = (place: (typeof second)[number][number]) =>
              place.kind === 'group-place'
                ? Math.floor(inOrder.indexOf(`${place.group} ${place.place}`) / secondGroups)
                : -1;
            for (const places of second) expect(places.map(potOf)).toEqual([...places.keys()]);
            playFixtures(fixtures, teams);
          }
        }
      }
    },
  );

  it('put the same places together where that is asked for', () => {
    const { places } = fixturesOf(24, buildFormat(phases(4, 6, 6, { deal: 'by-place' }), 24));
    expect(places.slice(4)).toEqual(
      [1, 2, 3, 4, 5, 6].map((place) => [0, 1, 2, 3].map((group) => ({ kind: 'group-place', group, place }))),
    );
    const uneven = fixturesOf(8, buildFormat(phases(2, 3, 2, { deal: 'by-place' }), 8)).places.slice(2);
    expect(uneven.map((group) => group.map((place) => place.place))).toEqual([
      [1, 1, 2],
      [2, 3, 3],
    ]);
  });

  it.each([
    [3, 5, 3, 'format.steps.1.takes.to', 'more_teams_go_on_than_a_group_has'],
    [3, 2, 4, 'format.steps.1.groups', 'plan_needs_at_least_two_teams_a_group'],
  ])('of twelve in %i groups cannot take %i of each into %i', (groups, to, second, path, msg) => {
    const settings = buildPlanSettings({ teams: 12, format: phases(groups, to, second) });
    expect(findSettingsProblems(settings, 'UTC')).toEqual([{ msg, path }]);
  });

  it('do not take a place twice, nor what a later step decides', () => {
    const settings = buildPlanSettings({ teams: 12, format: phases(3, 2, 2) });
    const [first, second, knockout] = settings.format.steps;
    if (!first || !second || !knockout?.takes) throw new Error('There are three steps');
    const withSteps = (steps: PlanSettings['format']['steps']) =>
      findSettingsProblems({ ...settings, format: { ...settings.format, steps } }, 'UTC');
    const ofFirst = { ...knockout, takes: { ...knockout.takes, step: 0 } } as typeof knockout;
    expect(withSteps([first, second, ofFirst])).toEqual([
      { msg: 'place_goes_to_two_steps', path: 'format.steps.2.takes.from' },
    ]);
    const ofItself = { ...second, takes: { ...second.takes, step: 1 } } as typeof second;
    expect(withSteps([first, ofItself, knockout])).toEqual([
      { msg: 'step_takes_what_a_later_one_decides', path: 'format.steps.1.takes.step' },
    ]);
    expect(
      withSteps([first, second, { ...second, takes: { ...second.takes, step: 1 } } as typeof second]),
    ).toMatchObject([{ msg: 'format_of_the_plan_is_not_valid' }]);
  });
});
