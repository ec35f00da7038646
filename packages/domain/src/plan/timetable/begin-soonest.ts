import type { Phase } from './fill-phase';
import type { Place, Schedule } from './schedule';
import type { Slot } from './slots';

/** The places of a phase's matches; `end` is the minute at which the last match is over, or the beginning of a phase without matches. */
export interface PhasePlaces {
  readonly places: ReadonlyMap<number, Place>;
  readonly end: number;
}

function clearPhase(schedule: Schedule, { matches }: Phase): void {
  for (const match of matches) schedule.remove(match);
}

export function readPlaces(schedule: Schedule, { matches, from }: Phase): PhasePlaces {
  const places = new Map<number, Place>();
  let end = from;
  for (const match of matches) {
    const place = schedule.at(match);
    if (!place) continue;
    places.set(match, place);
    end = Math.max(end, place.end);
  }
  return { places, end };
}

export function putPlaces(schedule: Schedule, phase: Phase, { places }: PhasePlaces): void {
  clearPhase(schedule, phase);
  for (const [match, place] of places) schedule.put(match, place);
}

/** The place that begins soonest; of several, the first. Null when the match can begin at none. */
function soonestOf(places: readonly Slot[]): Slot | null {
  const start = Math.min(...places.map((place) => place.start));
  return places.find((place) => place.start === start && start < Infinity) ?? null;
}

/**
 * Gives the matches of a phase their places one after the other, each as soon as all rules allow, or as soon as they do on the court that
 * `courtOf` gives. The order has each match after those that decide who is in it, and the final last. Returns null when a match finds no
 * place.
 */
export function beginInOrder(
  schedule: Schedule,
  phase: Phase,
  order: readonly number[],
  courtOf?: (match: number) => number,
): PhasePlaces | null {
  clearPhase(schedule, phase);
  for (const match of order) {
    const court = courtOf?.(match);
    const places =
      court === undefined
        ? schedule.placesFor(match, phase.from)
        : [{ court, start: schedule.soonest(match, court, phase.from) }];
    const place = soonestOf(places);
    if (place === null) return null;
    schedule.put(match, place);
  }
  return readPlaces(schedule, phase);
}
