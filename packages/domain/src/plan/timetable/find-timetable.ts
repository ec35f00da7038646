import { createRandom } from '../random';
import { beginInOrder, putPlaces, type PhasePlaces } from './begin-soonest';
import { Board } from './board';
import type { PhaseBound } from './bounds';
import type { Phase } from './fill-phase';
import { boundGroups } from './group-bound';
import { improveRest } from './improve-rest';
import { inOrderOfRounds, inOrderOfStarts, inOrderOfTurns, type OrderOf } from './orders';
import { boundPhase } from './phase-bound';
import { endOfFixed, phaseAfter } from './phases';
import { Schedule, type Place } from './schedule';
import { searchPhase } from './search-phase';
import { openingsWithin, slotsBy } from './slots';
import { rulesOf, timetableOf, type MatchTimes, type PlanProblem, type Timetable } from './timetable';
import { MATCHES_TO_TRY_EVERYTHING, tryEverything } from './try-everything';

/** A phase with matches to be placed: when it is over, and why it cannot be over sooner than at its bound. */
export interface FoundPhase {
  readonly kind: 'groups' | 'knockout';
  /** The step of the format (an index) that it is, or the first of them. */
  readonly step: number;
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
  orderOf: OrderOf,
): Generator<void, SolvedPhase> {
  const bound = boundPhase(schedule.rules, phase, first?.end ?? Infinity);
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

/** The grid of the matches of groups. On each court it begins when the phase does and the matches of earlier phases there are over. */
function gridOf(schedule: Schedule, times: MatchTimes, { from }: Phase): Timetable {
  const { rules } = schedule;
  const placed = rules.matches.flatMap(({ fixed }, match) => (fixed ? [] : (schedule.at(match) ?? [])));
  const freeFrom = (court: number) => {
    const ends = placed.flatMap((place) => (place.court === court ? [place.end + rules.minutesBetween] : []));
    return Math.max(from, ...ends);
  };
  const openings = openingsWithin(times.openings, freeFrom);
  return timetableOf(rules, times, slotsBy(openings, times.minutes + rules.minutesBetween));
}

/**
 * The groups are planned on the grid first, where a search finds even rest and full courts. Then each match begins as soon as it may, if the
 * groups are over sooner with that.
 */
function* solveGroups(
  schedule: Schedule,
  phase: Phase,
  times: MatchTimes,
  seed: number,
): Generator<void, SolvedPhase> {
  const grid = gridOf(schedule, times, phase);
  const random = createRandom(seed);
  const board = new Board(grid);
  const onGrid = boundGroups(grid, phase);
  const end = onGrid.end === Infinity ? null : yield* searchPhase(board, phase, onGrid, seed);
  if (end === null) return yield* shorten(schedule, phase, null, inOrderOfTurns(grid, phase, random));
  improveRest(board, phase, createRandom(seed));
  const slotOf = (match: number) => grid.slots[board.slotOf[match] ?? -1] ?? { court: 0, start: 0 };
  const orderOf = inOrderOfStarts(phase, (match) => slotOf(match).start, grid, random);
  const sooner = beginInOrder(schedule, phase, orderOf(), (match) => slotOf(match).court);
  const places = new Map(phase.matches.map((match) => [match, slotOf(match)]));
  const first = sooner && sooner.end < end ? sooner : { places, end };
  return yield* shorten(schedule, phase, first, orderOf);
}

function* solveKnockout(schedule: Schedule, phase: Phase, seed: number): Generator<void, SolvedPhase> {
  const orderOf = inOrderOfRounds(schedule.rules, phase, createRandom(seed));
  const first = beginInOrder(schedule, phase, orderOf());
  return yield* shorten(schedule, phase, first, orderOf);
}

/**
 * The timetable that ends soonest among those that are tried. One phase comes after the other, with the pause between them: the groups,
 * further groups, and the knockout. The shortest phases make the shortest timetable. A phase of up to 12 matches is searched until it cannot be
 * shorter.
 */
export function* findTimetable(
  problem: PlanProblem,
  seed: number,
): Generator<void, FoundTimetable | NoTimetable> {
  const rules = rulesOf(problem);
  const schedule = new Schedule(rules);
  const phases: FoundPhase[] = [];
  let end = 0;
  let soonest = 0;
  for (const number of [...new Set(rules.matches.map(({ phase }) => phase))].sort((a, b) => a - b)) {
    const phase = phaseAfter(rules, number, end);
    const match = rules.matches[phase.matches[0] ?? -1];
    if (match) {
      const solved = match.isKnockout
        ? yield* solveKnockout(schedule, phase, seed + 1)
        : yield* solveGroups(schedule, phase, match, seed + number);
      if (solved.places === null) return { places: null, isProven: solved.isProven && soonest === end };
      const { places, bound } = solved;
      const { step = 0 } = problem.fixtures.matches[phase.matches[0] ?? -1] ?? {};
      phases.push({ kind: match.isKnockout ? 'knockout' : 'groups', step, end: places.end, bound });
      // If the phases before may end sooner, this one may begin sooner. It may gain more than they do where a court closes in between.
      const earlier = phaseAfter(rules, number, soonest);
      const least = earlier.from === phase.from ? bound : boundPhase(rules, earlier, places.end);
      end = Math.max(end, places.end);
      soonest = Math.max(soonest, least.end);
    }
    end = Math.max(end, endOfFixed(rules, number));
    soonest = Math.max(soonest, endOfFixed(rules, number));
  }
  return { places: rules.matches.map((_, match) => schedule.at(match)), end, soonest, phases };
}

/** Runs a search to its end. */
export function finish<Found>(search: Generator<void, Found>): Found {
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}
