import { type Plan, placesOf } from '@futsal-cup/domain/plan/find-plan';
import { slotsOf } from '@futsal-cup/domain/plan/timetable/slots';

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

/** Lists all cells by time and court. Free slots are listed up to the last match, or all of them if `withAll`. */
export function listPlaces(plan: Plan, view: BoardView, withAll: boolean): Place[] {
  const matchIn = new Map(plan.slots.map((slot, match) => [slot, match]));
  const places = placesOf(plan);
  const last = Math.max(0, ...places.map((place) => place?.start ?? 0));
  const hasFree = view === 'court' || plan.settings.time.courts.length <= MOST_COURTS_WITH_FREE;
  const { minutesPerMatch } = plan.settings.time;
  const isTaken = (court: number, start: number) =>
    plan.fixed.some((fixed) => fixed.court === court && Math.abs(fixed.start - start) < minutesPerMatch);
  const slots = slotsOf(plan.settings.time).flatMap(({ court, start }, slot): Place[] => {
    const match = matchIn.get(slot) ?? null;
    if (match === null && isTaken(court, start)) return [];
    const isShown = withAll || (hasFree && start <= last);
    return match !== null || isShown ? [{ start, court, match, slot }] : [];
  });
  const begun = plan.fixed.map(({ match, start, court }): Place => ({ start, court, match, slot: -1 }));
  return [...slots, ...begun].sort((a, b) => a.start - b.start || (a.court ?? 0) - (b.court ?? 0));
}

export function groupBy(places: readonly Place[], keyOf: (place: Place) => number): [number, Place[]][] {
  const groups = new Map<number, Place[]>();
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place]);
  return [...groups];
}
