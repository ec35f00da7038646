import type { Cup } from '../cup/records';
import { stepsOf, type FormatChoices } from '../plan/format/presets';
import type { PlanFormat, PlanNames, PlanSettings, PlanStep, PlanTime, PlanWish } from '../plan/settings';
import { encodeSlot, slotsOf } from '../plan/timetable/slots';
import { buildCup, teamIdOf } from './build-cup';

/** The facts of a format that a test gives: of groups and a knockout after them, or of a knockout alone where it has no group. */
export type FormatDescription = Partial<FormatChoices & Pick<PlanFormat, 'drawSeed'>>;

/** One group and no knockout, unless the test says otherwise. */
export function buildFormat(
  { drawSeed = null, ...described }: FormatDescription = {},
  teams: number,
): PlanFormat {
  const choices: FormatChoices = {
    preset: described.groups === 0 ? 'knockout' : 'knockout-after-groups',
    groups: 1,
    rounds: 1,
    matchesEach: null,
    qualifiers: 0,
    bestOfNext: 0,
    playedTo: 2,
    cups: 2,
    ...described,
  };
  return { preset: choices.preset, steps: stepsOf(choices, teams), drawSeed };
}

const EMPTY_NAMES: PlanNames = { stages: {}, group: 'Group' };

/** The facts of a plan that a test gives. The rest is a usual cup of one day on one court. */
export interface PlanDescription {
  /** The number of teams, called 1, 2, 3 and so on. The first of them may be seeded. */
  readonly teams: number;
  readonly seeded?: number;
  readonly format?: FormatDescription;
  /** What the steps of the format say of their own matches, by the index of the step. */
  readonly steps?: readonly Pick<PlanStep, 'minutesPerMatch' | 'day' | 'matchRules'>[];
  /** The number of courts, called Court 1 and so on. */
  readonly courts?: number;
  readonly time?: Partial<PlanTime>;
  readonly wishes?: readonly PlanWish[];
}

export function teamNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${index + 1}`);
}

/** A match of 12 minutes begins every 15 minutes from 8 to 22 o'clock, without rest or pause unless the test says so. */
export function buildPlanSettings({
  teams,
  seeded = 0,
  courts = 1,
  steps: own = [],
  ...description
}: PlanDescription): PlanSettings {
  const format = buildFormat(description.format, teams);
  return {
    teams: teamNames(teams).map((name, index) => ({ teamId: teamIdOf(name), isSeeded: index < seeded })),
    format: { ...format, steps: format.steps.map((step, index) => ({ ...step, ...own[index] })) },
    time: {
      days: [{ date: '2027-03-06', from: '08:00', to: '22:00' }],
      courts: Array.from({ length: courts }, (_, court) => ({ name: `Court ${court + 1}`, windows: null })),
      minutesPerMatch: 12,
      minutesBetween: 3,
      leastRest: 0,
      pauseBeforeKnockout: 0,
      ...description.time,
    },
    wishes: description.wishes ?? [],
    names: EMPTY_NAMES,
  };
}

/** The slots of a plan by their positions on the grid, which count from 0 by time and then by court; -1 for a position that is not there. */
export function slotsOnGrid({ time }: PlanSettings, positions: readonly number[]): number[] {
  const grid = slotsOf(time);
  return positions.map((position) => {
    const slot = grid[position];
    return slot ? encodeSlot(slot, time) : -1;
  });
}

/** A cup that has the teams of the settings and nothing else. */
export function buildCupOfTeams(count: number): Cup {
  return buildCup({ teams: teamNames(count), stages: [] });
}
