import { deriveFixtures, type Fixtures } from './format/derive-matches';
import { lengthOfStep, type PlanSettings } from './settings';
import { findTimetable, finish, type FoundPhase } from './timetable/find-timetable';
import type { Played } from './timetable/absences';
import type { Place } from './timetable/schedule';
import { decodeSlot, encodeSlot, firstWithin, freeTimesOf, openingsOf } from './timetable/slots';
import type { Demands, FixedMatch } from './timetable/timetable';

/**
 * The matches of a plan with their places and times. Minutes count from midnight of the first day; `dateAndTimeOf` turns them into dates
 * and times.
 */
export interface Plan {
  readonly settings: PlanSettings;
  readonly fixtures: Fixtures;
  readonly fixed: readonly FixedMatch[];
  /** The slot of each match, as `encodeSlot` numbers them; -1 for a fixed match. */
  readonly slots: readonly number[];
}

/** A plan that was found, and its quality. */
export interface FoundPlan {
  readonly plan: Plan;
  /** The minute at which the last match is over. */
  readonly end: number;
  /** For each phase, when it is over, and the minute before which no plan ends them, with the reason. */
  readonly phases: readonly FoundPhase[];
  /** The largest number of minutes by which any plan of these settings could end sooner, as far as is proven; 0 means that none does. */
  readonly gap: number;
}

/** The result that no plan was found. If `isProven` is true there is no plan; otherwise there may be one. */
export interface NoPlan {
  readonly plan: null;
  readonly isProven: boolean;
}

/** All demands of the settings. */
export function demandsOf({ format, time, wishes }: PlanSettings): Demands {
  const { leastRest: rest, pauseBeforeKnockout: pause, breaks = [] } = time;
  return { wishes, rest, pause, breaks, days: format.steps.map(({ day }) => day), overtime: 0 };
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
  const problem = { settings, fixtures, fixed, demands: demandsOf(settings) };
  const found = yield* findTimetable(problem, seedOf(settings));
  if (found.places === null) return { plan: null, isProven: found.isProven };
  const { places, end, soonest, phases } = found;
  const isFixed = new Set(fixed.map(({ match }) => match));
  const slots = places.map((place, match) => {
    if (!place || place.court === null || isFixed.has(match)) return -1;
    return encodeSlot({ court: place.court, start: place.start }, settings.time);
  });
  return { plan: { settings, fixtures, fixed, slots }, end, phases, gap: end - soonest };
}

/** Finds the plan of `searchPlan` without pauses. */
export function findPlan(settings: PlanSettings, fixed: readonly FixedMatch[] = []): FoundPlan | NoPlan {
  return finish(searchPlan(settings, fixed));
}

/** The place of each match of a plan; null for a match without a slot, or in one in which its court is closed. */
export function placesOf({ settings, fixtures, fixed, slots }: Plan): (Place | null)[] {
  const free = freeTimesOf(settings.time);
  const openings = settings.format.steps.map((_, step) =>
    openingsOf(free, lengthOfStep(settings, step), undefined),
  );
  const fixedOf = new Map(fixed.map((entry) => [entry.match, entry]));
  return slots.map((slot, match) => {
    const { court, start } = decodeSlot(slot, settings.time);
    const ofStep = openings[fixtures.matches[match]?.step ?? -1] ?? [];
    const isOpen = slot >= 0 && firstWithin(ofStep[court] ?? [], start) === start;
    return fixedOf.get(match) ?? (isOpen ? { court, start } : null);
  });
}

/** A match with its place, and the minute at which it is over. */
export interface PlacedMatch extends Place, Played {
  readonly match: number;
}

/** The matches of a plan that have a place. */
export function placedMatchesOf(plan: Plan): PlacedMatch[] {
  const { settings, fixtures } = plan;
  return placesOf(plan).flatMap((place, match) => {
    if (!place) return [];
    const minutes = lengthOfStep(settings, fixtures.matches[match]?.step ?? -1);
    return [{ ...place, match, end: place.start + minutes }];
  });
}
