import { type Plan, placedMatchesOf } from '@futsal-cup/domain/plan/find-plan';
import { encodeSlot, minutesApart, slotsOf } from '@futsal-cup/domain/plan/timetable/slots';

export type BoardView = 'time' | 'court';

/** One cell of the board: a match, or a free slot. */
export interface Place {
  readonly start: number;
  readonly court: number | null;
  readonly match: number | null;
  /** The slot of the cell; -1 for a match that has begun. */
  readonly slot: number;
}

/** With more courts than this, a list by time would consist mostly of free slots. */
const MOST_COURTS_WITH_FREE = 4;

/**
 * Lists all cells by time and court. Free slots are those of the grid that no match on their court reaches. They are listed until
 * one match after the last, or all of them if `withAll`.
 */
export function listPlaces(plan: Plan, view: BoardView, withAll: boolean): Place[] {
  const { time } = plan.settings;
  const taken = placedMatchesOf(plan).map((place) => ({ ...place, slot: plan.slots[place.match] ?? -1 }));
  const last = Math.max(0, ...taken.map(({ start }) => start));
  const hasFree = view === 'court' || time.courts.length <= MOST_COURTS_WITH_FREE;
  const free = slotsOf(time).flatMap((slot): Place[] => {
    const { court, start } = slot;
    const isShown = withAll || (hasFree && start <= last + minutesApart(time));
    const isTaken = taken.some((other) => {
      const isAfter = start >= other.end + time.minutesBetween;
      return other.court === court && !isAfter && other.start < start + minutesApart(time);
    });
    return isShown && !isTaken ? [{ ...slot, match: null, slot: encodeSlot(slot, time) }] : [];
  });
  const shown = taken.map(({ start, court, match, slot }): Place => ({ start, court, match, slot }));
  return [...shown, ...free].sort((a, b) => a.start - b.start || (a.court ?? 0) - (b.court ?? 0));
}

export function groupBy(places: readonly Place[], keyOf: (place: Place) => number): [number, Place[]][] {
  const groups = new Map<number, Place[]>();
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place]);
  return [...groups];
}
