import { createRandom } from '../random';
import { Board } from './board';
import type { PhaseBound } from './bounds';
import { firstTimeFrom, type Phase } from './fill-phase';
import { boundGroups } from './group-bound';
import { improveRest } from './improve-rest';
import { boundKnockout } from './knockout-bound';
import { clearPhase, effortFor, putPlaces, searchPhase, type PhasePlaces } from './search-phase';
import { endOfAll, groupPhase, knockoutPhase, type BoundOfPhase } from './soonest-end';
import type { Timetable } from './timetable';
import {
  MATCHES_TO_TRY_EVERYTHING,
  STEPS_TO_TRY_EVERYTHING,
  tryEverything,
  type Budget,
} from './try-everything';

/** The place and time of every match, and why the timetable cannot end sooner. */
export interface FoundTimetable {
  /** The slot of each match (an index); -1 for a fixed match. */
  readonly slots: readonly number[];
  /** The minute at which the last match is over. */
  readonly end: number;
  /** The minute before which no plan of this timetable is over. */
  readonly soonest: number;
  readonly phases: readonly FoundPhase[];
}

export interface FoundPhase extends BoundOfPhase {
  readonly end: number;
}

/** The result that no timetable was found. It is proven when a bound or the search of everything shows that there is none. */
export interface NoTimetable {
  readonly slots: null;
  readonly isProven: boolean;
}

/** Searches a small phase for a plan that ends sooner than the best one so far, or for any plan when there is none so far. */
function tryShorter(
  board: Board,
  phase: Phase,
  bound: PhaseBound,
  best: PhasePlaces | null,
  budget: Budget = { steps: STEPS_TO_TRY_EVERYTHING },
): SolvedPhase {
  const { times, minutesPerMatch } = board.timetable;
  if (best === null) {
    clearPhase(board, phase);
    const any = tryEverything(board, phase, Infinity, budget);
    if (typeof any !== 'object') return { places: null, isProven: any === 'none' };
    return tryShorter(board, phase, bound, any, budget);
  }
  const latest = best.end - minutesPerMatch;
  let isProven = true;
  for (let time = firstTimeFrom(times, bound.end - minutesPerMatch); time < times.length; time += 1) {
    const until = times[time] ?? 0;
    if (until >= latest) break;
    clearPhase(board, phase);
    const verdict = tryEverything(board, phase, until, budget);
    if (typeof verdict === 'object') return { places: verdict, bound: searched(bound, verdict, isProven) };
    if (verdict === 'unknown') isProven = false;
  }
  putPlaces(board, phase, best);
  return { places: best, bound: searched(bound, best, isProven) };
}

function searched(bound: PhaseBound, { end }: PhasePlaces, isProven: boolean): PhaseBound {
  return isProven && end > bound.end ? { ...bound, end, reason: { kind: 'searched' } } : bound;
}

type SolvedPhase =
  | { readonly places: PhasePlaces; readonly bound: PhaseBound }
  | { readonly places: null; readonly isProven: boolean };

function* solvePhase(
  board: Board,
  phase: Phase,
  bound: PhaseBound,
  seed: number,
): Generator<void, SolvedPhase> {
  if (bound.end === Infinity) return { places: null, isProven: true };
  const best = yield* searchPhase(board, phase, bound, effortFor(phase.matches.length), seed);
  if (best !== null && best.end <= bound.end) return { places: best, bound };
  if (phase.matches.length <= MATCHES_TO_TRY_EVERYTHING) return tryShorter(board, phase, bound, best);
  return best === null ? { places: null, isProven: false } : { places: best, bound };
}

/**
 * The timetable that ends soonest among those that are tried. The groups come first, then the pause, then the knockout; the shortest
 * phases make the shortest timetable. A phase of up to 12 matches is searched until it cannot be shorter.
 */
export function* findTimetable(
  timetable: Timetable,
  seed: number,
): Generator<void, FoundTimetable | NoTimetable> {
  const board = new Board(timetable);
  const groups = groupPhase(timetable);
  const ofGroups = yield* solvePhase(board, groups, boundGroups(timetable, groups), seed);
  if (ofGroups.places === null) return { slots: null, isProven: ofGroups.isProven };
  improveRest(board, groups, createRandom(seed));
  const areGroupsShortest = ofGroups.places.end <= ofGroups.bound.end;
  const knockout = knockoutPhase(timetable, ofGroups.places);
  const ofKnockout = yield* solvePhase(board, knockout, boundKnockout(timetable, knockout), seed + 1);
  if (ofKnockout.places === null) {
    return { slots: null, isProven: ofKnockout.isProven && areGroupsShortest };
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
  const soonest = areGroupsShortest
    ? ofKnockout.bound
    : boundKnockout(timetable, knockoutPhase(timetable, ofGroups.bound));
  return {
    slots: [...board.slotOf],
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
