import type { PlanTime } from '../settings';
import { minuteOf } from './minutes';

/** A place for one match: a court (an index) and the minute at which the match begins. */
export interface Slot {
  readonly court: number;
  readonly start: number;
}

/** The date from whose midnight the minutes of a plan count. */
export function firstDateOf({ days }: Pick<PlanTime, 'days'>): string {
  return days.reduce((first, { date }) => (date < first ? date : first), days[0]?.date ?? '1970-01-01');
}

interface Opening {
  readonly from: number;
  readonly to: number;
}

/** When a court is free, as minutes, in order. */
function openingsOf(time: PlanTime, court: number): Opening[] {
  const first = firstDateOf(time);
  const windows = time.courts[court]?.windows ?? time.days.map(({ from, to }, day) => ({ day, from, to }));
  return windows
    .map(({ day, from, to }) => {
      const date = time.days[day]?.date ?? first;
      return { from: minuteOf(date, from, first), to: minuteOf(date, to, first) };
    })
    .sort((a, b) => a.from - b.from);
}

/**
 * Every place for a match, by time and then by court. On a court the slots of a window follow one another from its beginning, one match
 * and the minutes between apart, as many as end within the window. `overtime`: by how many minutes the last window of each court
 * goes on, for the question whether a plan would exist if nobody asked when the cup is over.
 */
export function slotsOf(time: PlanTime, overtime = 0): Slot[] {
  const step = time.minutesPerMatch + time.minutesBetween;
  const slots: Slot[] = [];
  for (let court = 0; court < time.courts.length; court += 1) {
    const openings = openingsOf(time, court);
    let before = -Infinity;
    for (const [index, { from, to }] of openings.entries()) {
      const end = index === openings.length - 1 ? to + overtime : to;
      for (let start = from; start + time.minutesPerMatch <= end; start += step) {
        // A window may begin when the one before ends; the minutes between are kept there as well.
        if (start - before < step) continue;
        slots.push({ court, start });
        before = start;
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start || a.court - b.court);
}
