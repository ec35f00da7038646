import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { SIDES } from '../cup/sides';
import { stageOfGroup } from '../plan/kept-records';
import { deriveFixtures } from '../plan/format/derive-matches';
import { choicesOf, stepsOf } from '../plan/format/presets';
import { usualChoices } from '../plan/format/usual-choices';
import { lengthOfStep, type PlanSettings } from '../plan/settings';
import { buildCupOfTeams, buildPlanSettings } from '../testing/build-plan';
import { playCup } from '../testing/play-cup';
import { planCup } from '../testing/random-commands';
import { valueOf } from '../testing/results';
import fourOfSix from '../testing/settings/four-groups-of-six.json' with { type: 'json' };
import threeOfFive from '../testing/settings/three-groups-of-five.json' with { type: 'json' };
import threeOfSeven from '../testing/settings/three-groups-of-seven.json' with { type: 'json' };
import twoOfFive from '../testing/settings/two-groups-of-five.json' with { type: 'json' };

const SEEDS = [1, 2, 3, 4, 5];

describe.each([
  ['3 × 5, 3 × 4, semi-finals with the best second', threeOfFive, 30 + 18 + 4, [10, 10, 10]],
  ['4 × 6, 6 × 4, quarter-finals', fourOfSix, 60 + 36 + 8, [10, 11, 15]],
  ['2 × 5, all places', twoOfFive, 20 + 4 + 3, [10, 10, 10, 10, 10]],
  ['3 × 7, sixteen with the best sixth', threeOfSeven, 63 + 16, [10, 10]],
])('%s', (_name, file, matches, lengths) => {
  const settings = file as PlanSettings;
  const teams = settings.teams.length;
  const planned = valueOf(planCup(buildCupOfTeams(teams), settings));

  it('is made from a preset alone, but for the lengths of its steps', () => {
    const { steps } = settings.format;
    const ofPreset = stepsOf(choicesOf(settings.format), teams);
    expect(steps.map((step) => ({ ...step, minutesPerMatch: undefined }))).toEqual(ofPreset);
    expect(steps.map((_, step) => lengthOfStep(settings, step))).toEqual(lengths);
  });

  it('is played to its end, with nobody twice in a phase', () => {
    expect(planned.matches).toHaveLength(matches);
    const fixtures = deriveFixtures(settings);
    for (const seed of SEEDS) {
      const { cup, champion, members } = playCup(planned, seed);
      expect(cup.matches.filter(({ local, visitor }) => (local.goals ?? visitor.goals) === null)).toEqual([]);
      expect(champion).not.toBeNull();
      for (const stage of ['groups', 'second-groups'] as const) {
        const groups = cup.groups.filter((_, group) => stageOfGroup(fixtures, group) === stage);
        const ofStage = groups.flatMap(({ groupId }) => members.get(groupId) ?? []);
        const wanted = fixtures.groups.flatMap((of, group) =>
          stageOfGroup(fixtures, group) === stage ? [...of, ...(fixtures.places[group] ?? [])] : [],
        );
        expect(ofStage).toHaveLength(wanted.length);
        expect(new Set(ofStage).size).toBe(wanted.length);
      }
    }
  });
});

/** The teams of the knockout matches on which no other match depends: each match decides their places. */
function placedTeams(cup: Cup): string[] {
  const sources = cup.matches.flatMap((match) => SIDES.map((side) => match[side].source));
  const awaited = new Set(sources.map((source) => (source && 'matchId' in source ? source.matchId : null)));
  const { sides } = resolveCup(cup);
  const last = cup.matches.filter(({ groupId, matchId }) => groupId === null && !awaited.has(matchId));
  return last.flatMap(({ matchId }) => SIDES.flatMap((side) => sides.get(matchId)?.[side] ?? []));
}

describe.each(['knockout-after-groups', 'all-places', 'cups', 'two-phases', 'knockout'] as const)(
  'a cup of the preset %s from which teams withdraw',
  (preset) => {
    it.each([8, 10, 12, 16])('and %i teams is played to its end, with nobody on two places', (teams) => {
      const choices = usualChoices(preset, teams);
      const format = { preset, steps: stepsOf(choices, teams), drawSeed: teams };
      const settings = { ...buildPlanSettings({ teams }), format };
      const planned = valueOf(planCup(buildCupOfTeams(teams), settings));
      for (const seed of SEEDS) {
        const { cup, champion } = playCup(planned, seed, 2);
        const left = new Set(cup.teams.flatMap(({ teamId, withdrawn }) => (withdrawn ? teamId : [])));
        expect(left.size).toBe(2);
        const { results, sides } = resolveCup(cup);
        const knockout = cup.matches.filter(({ groupId }) => groupId === null);
        const open = knockout.filter(({ matchId }) => {
          const { local = null, visitor = null } = sides.get(matchId) ?? {};
          return local !== null && visitor !== null && !results.has(matchId);
        });
        expect(open, `seed ${seed}`).toHaveLength(0);
        const placed = placedTeams(cup);
        expect(new Set(placed).size).toBe(placed.length);
        expect(champion, `seed ${seed}, ${[...left].join()}`).not.toBeNull();
      }
    });
  },
);
