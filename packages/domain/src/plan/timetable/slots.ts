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

/** The times at which a court is free, in minutes and in order. */
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

/** The least number of minutes from the beginning of a match to that of the next on its court. */
export function minutesApart({ minutesPerMatch, minutesBetween }: PlanTime): number {
  return minutesPerMatch + minutesBetween;
}

interface Steps {
  /** The number of minutes from each slot of a window to the next. */
  readonly step: number;
  /** The number of minutes by which the last window of each court is extended. */
  readonly overtime: number;
  /** The latest minute at which a slot may begin. */
  readonly until: number;
}

function slotsBy(time: PlanTime, { step, overtime, until }: Steps): Slot[] {
  const slots: Slot[] = [];
  for (let court = 0; court < time.courts.length; court += 1) {
    const openings = openingsOf(time, court);
    let before = -Infinity;
    for (const [index, { from, to }] of openings.entries()) {
      const end = index === openings.length - 1 ? to + overtime : to;
      const last = Math.min(end - time.minutesPerMatch, until);
      for (let start = from; start <= last; start += step) {
        // A window may begin when the previous window ends. The minutes between two matches apply there too.
        if (start - before < step) continue;
        slots.push({ court, start });
        before = start;
      }
    }
  }
  return slots.sort((a, b) => a.start - b.start || a.court - b.court);
}

/**
 * The slots for matches, by time and then by court. On a court, the slots of a window follow one another from its beginning, with one
 * match and the minutes between for each, as many as end within the window. `overtime` extends the last window of each court by this many
 * minutes, to find out whether a plan exists when the end of the cup does not matter.
 */
export function slotsOf(time: PlanTime, overtime = 0): Slot[] {
  return slotsBy(time, { step: minutesApart(time), overtime, until: Infinity });
}

/**
 * The slots for matches that may begin at any minute up to `until`: one for each minute. A match in a slot also takes the slots that
 * follow.
 */
export function everyMinuteOf(time: PlanTime, until: number, overtime = 0): Slot[] {
  return slotsBy(time, { step: 1, overtime, until });
}
