import { createRandom } from '../random';
import { beginInOrder, putPlaces, type PhasePlaces } from './begin-soonest';
import { Board } from './board';
import type { PhaseBound } from './bounds';
import type { Phase } from './fill-phase';
import { boundGroups } from './group-bound';
import { improveRest } from './improve-rest';
import { boundKnockout } from './knockout-bound';
import { inOrderOfRounds, inOrderOfStarts, inOrderOfTurns, type OrderOf } from './orders';
import { endOfAll, groupPhase, knockoutPhase } from './phases';
import { Schedule, type Place } from './schedule';
import { searchPhase } from './search-phase';
import { everyMinuteOf } from './slots';
import { timetableOf, type PlanProblem, type Timetable } from './timetable';
import { MATCHES_TO_TRY_EVERYTHING, tryEverything } from './try-everything';

/** A phase with matches to be placed: when it is over, and why it cannot be over sooner than at its bound. */
export interface FoundPhase {
  readonly kind: 'groups' | 'knockout';
  readonly end: number;
  readonly bound: PhaseBound;
}

/** The place and time of every match, and why the plan cannot end sooner. */
export interface FoundTimetable {
  readonly places: readonly (Place | undefined)[];
  /** The minute at which the last match is over. */
  readonly end: number;
  /** The minute before which no plan is over. */
  readonly soonest: number;
  readonly phases: readonly FoundPhase[];
}

/** The result that no timetable was found. It is proven when a bound or the search of everything shows that there is none. */
export interface NoTimetable {
  readonly places: null;
  readonly isProven: boolean;
}

type SolvedPhase =
  | { readonly places: PhasePlaces; readonly bound: PhaseBound }
  | { readonly places: null; readonly isProven: boolean };

/** The number of orders that are tried after the first. */
const ORDERS_TO_TRY = 60;

/**
 * Places the matches of a phase in one order after the other until it is over at the bound, and tries everything where no order reaches it.
 * `first` is the best plan so far; its bound, like any, counts every minute up to its end.
 */
function* shorten(
  schedule: Schedule,
  phase: Phase,
  first: PhasePlaces | null,
  bound: PhaseBound,
  orderOf: OrderOf,
): Generator<void, SolvedPhase> {
  if (bound.end === Infinity) return { places: null, isProven: true };
  let best = first;
  for (let left = ORDERS_TO_TRY; left > 0 && (best?.end ?? Infinity) > bound.end; left -= 1) {
    const next = beginInOrder(schedule, phase, orderOf());
    if (next && next.end < (best?.end ?? Infinity)) best = next;
    yield;
  }
  let isProven = false;
  if ((best?.end ?? Infinity) > bound.end && phase.matches.length <= MATCHES_TO_TRY_EVERYTHING) {
    ({ best, isProven } = tryEverything(schedule, phase, bound.end, best));
  }
  if (best === null) return { places: null, isProven };
  putPlaces(schedule, phase, best);
  const isSearched = isProven && best.end > bound.end;
  return {
    places: best,
    bound: isSearched ? { from: bound.from, end: best.end, reason: { kind: 'searched' } } : bound,
  };
}

/** The timetable with all minutes from the beginning of a phase on at which a match of a plan that is over by `end` may begin. */
function everyMinute(
  problem: PlanProblem,
  { openings, minutesPerMatch }: Timetable,
  { from }: Phase,
  end: number,
) {
  return timetableOf(problem, everyMinuteOf(openings, from, end - minutesPerMatch));
}

const NO_MATCHES: PhasePlaces = { places: new Map(), end: 0 };

/**
 * The groups are planned on the grid first, where a search finds even rest and full courts. Then each match begins as soon as it may, if the
 * groups are over sooner with that.
 */
function* solveGroups(
  problem: PlanProblem,
  schedule: Schedule,
  phase: Phase,
  seed: number,
): Generator<void, SolvedPhase> {
  const grid = schedule.timetable;
  if (phase.matches.length === 0) return { places: NO_MATCHES, bound: boundGroups(grid, phase) };
  const random = createRandom(seed);
  const board = new Board(grid);
  const onGrid = boundGroups(grid, phase);
  const end = onGrid.end === Infinity ? null : yield* searchPhase(board, phase, onGrid, seed);
  if (end === null) {
    const bound = boundGroups(everyMinute(problem, grid, phase, Infinity), phase);
    return yield* shorten(schedule, phase, null, bound, inOrderOfTurns(grid, phase, random));
  }
  improveRest(board, phase, createRandom(seed));
  const slotOf = (match: number) => grid.slots[board.slotOf[match] ?? -1] ?? { court: 0, start: 0 };
  const orderOf = inOrderOfStarts(phase, (match) => slotOf(match).start, grid, random);
  const sooner = beginInOrder(schedule, phase, orderOf(), (match) => slotOf(match).court);
  const places = new Map(phase.matches.map((match) => [match, slotOf(match)]));
  const first = sooner && sooner.end < end ? sooner : { places, end };
  const bound = boundGroups(everyMinute(problem, grid, phase, first.end), phase);
  return yield* shorten(schedule, phase, first, bound, orderOf);
}

function* solveKnockout(
  problem: PlanProblem,
  schedule: Schedule,
  phase: Phase,
  seed: number,
): Generator<void, SolvedPhase> {
  const { timetable } = schedule;
  if (phase.matches.length === 0) return { places: NO_MATCHES, bound: boundKnockout(timetable, phase) };
  const orderOf = inOrderOfRounds(timetable, phase, createRandom(seed));
  const first = beginInOrder(schedule, phase, orderOf());
  const bound = boundKnockout(everyMinute(problem, timetable, phase, first?.end ?? Infinity), phase);
  return yield* shorten(schedule, phase, first, bound, orderOf);
}

/**
 * The timetable that ends soonest among those that are tried. The groups come first, then the pause, then the knockout; the shortest
 * phases make the shortest timetable. A phase of up to 12 matches is searched until it cannot be shorter.
 */
export function* findTimetable(
  problem: PlanProblem,
  seed: number,
): Generator<void, FoundTimetable | NoTimetable> {
  const timetable = timetableOf(problem);
  const schedule = new Schedule(timetable);
  const groups = groupPhase(timetable);
  const ofGroups = yield* solveGroups(problem, schedule, groups, seed);
  if (ofGroups.places === null) return ofGroups;
  const areGroupsShortest = ofGroups.places.end <= ofGroups.bound.end;
  const knockout = knockoutPhase(timetable, ofGroups.places);
  const ofKnockout = yield* solveKnockout(problem, schedule, knockout, seed + 1);
  if (ofKnockout.places === null) {
    return { places: null, isProven: ofKnockout.isProven && areGroupsShortest };
  }
  const phases: FoundPhase[] = [];
  if (groups.matches.length > 0) {
    phases.push({ kind: 'groups', end: ofGroups.places.end, bound: ofGroups.bound });
  }
  if (knockout.matches.length > 0) {
    phases.push({ kind: 'knockout', end: ofKnockout.places.end, bound: ofKnockout.bound });
  }
  // If the groups may end sooner, the knockout may begin sooner. The knockout may gain more than the groups where a court closes in
  // between.
  const earlier = knockoutPhase(timetable, ofGroups.bound);
  const soonest = areGroupsShortest
    ? ofKnockout.bound
    : boundKnockout(everyMinute(problem, timetable, earlier, ofKnockout.places.end), earlier);
  return {
    places: timetable.matches.map((_, match) => schedule.at(match)),
    end: endOfAll(timetable, ofGroups.places, ofKnockout.places),
    soonest: endOfAll(timetable, ofGroups.bound, soonest),
    phases,
  };
}

/** Runs a search to its end. */
export function finish<Found>(search: Generator<void, Found>): Found {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
