import { deriveFixtures, type Fixtures } from './format/derive-matches';
import type { PlanSettings } from './settings';
import { findTimetable, finish, type FoundPhase } from './timetable/find-timetable';
import { everyMinuteOf, slotsOf } from './timetable/slots';
import { soonestEnd, type SoonestEnd } from './timetable/soonest-end';
import { timetableOf, type Demands, type FixedMatch } from './timetable/timetable';

/**
 * The matches of a plan with their places and times. Minutes count from midnight of the first day; `dateAndTimeOf` turns them into dates
 * and times.
 */
export interface Plan {
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
  readonly fixed: readonly FixedMatch[];
  /** The slot (an index into `slotsOf(settings.time)`) of each match; -1 for a fixed match. */
  readonly slots: readonly number[];
}

/** A plan that was found, and its quality. */
export interface FoundPlan {
  readonly plan: Plan;
  /** The minute at which the last match is over. */
  readonly end: number;
  /** For the groups and for the knockout, the minute before which no plan on the grid of the courts ends them, and the reason. */
  readonly phases: readonly FoundPhase[];
  /** The largest number of minutes by which a plan on the grid could end sooner, as far as is proven; 0 means that none ends sooner. */
  readonly gap: number;
  /** The minute before which no plan ends even if matches may begin at any minute, and the reason. */
  readonly anyStart: SoonestEnd;
}

/** The result that no plan was found. If `isProven` is true there is no plan; otherwise there may be one. */
export interface NoPlan {
  readonly plan: null;
  readonly isProven: boolean;
}

/** All demands of the settings. */
export function demandsOf({ time, wishes }: PlanSettings): Demands {
  return { wishes, rest: time.leastRest, pause: time.pauseBeforeKnockout, overtime: 0 };
}

/** The seed of the search: the same settings give the same plan. */
function seedOf({ format }: PlanSettings): number {
  return format.drawSeed ?? 0;
}

/**
 * Searches for the plan of a cup that ends soonest and, among those, for one with even rest. Yields now and then, so that a worker can be
 * told to stop; `finish` runs it to its end. The same settings and fixed matches give the same plan on every machine. Expects settings in
 * which `findSettingsProblems` finds nothing.
 * @internal
 */
export function* searchPlan(
  settings: PlanSettings,
  fixed: readonly FixedMatch[] = [],
): Generator<void, FoundPlan | NoPlan> {
  const fixtures = deriveFixtures(settings);
  const demands = demandsOf(settings);
  const found = yield* findTimetable(timetableOf(settings, fixtures, fixed, demands), seedOf(settings));
  if (found.slots === null) return { plan: null, isProven: found.isProven };
  yield;
  const { slots, end, soonest, phases } = found;
  const everyMinute = everyMinuteOf(settings.time, end - settings.time.minutesPerMatch);
  const anyStart = soonestEnd(timetableOf(settings, fixtures, fixed, demands, everyMinute));
  return { plan: { settings, fixtures, fixed, slots }, end, phases, gap: end - soonest, anyStart };
}

/** Finds the plan of `searchPlan` without pauses. */
export function findPlan(settings: PlanSettings, fixed: readonly FixedMatch[] = []): FoundPlan | NoPlan {
  return finish(searchPlan(settings, fixed));
}

/** The place and time of a match of a plan; `court` is null when it is on none of the plan's courts. */
export interface PlannedPlace {
  readonly court: number | null;
  readonly start: number;
}

/** The place of each match of a plan; null for a match without a slot, or with a slot that does not exist. */
export function placesOf({ settings, fixed, slots }: Plan): (PlannedPlace | null)[] {
  const all = slotsOf(settings.time);
  const fixedOf = new Map(fixed.map((entry) => [entry.match, entry]));
  return slots.map((slot, match) => fixedOf.get(match) ?? all[slot] ?? null);
}
