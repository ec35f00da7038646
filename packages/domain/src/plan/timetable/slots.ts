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

/** A time at which a court is free: the first and the last minute at which a match may begin. */
export interface Opening {
  readonly from: number;
  readonly last: number;
}

/**
 * The times at which each court is free, in order. `overtime` extends the last one of each court by this many minutes, to find out whether
 * a plan exists when the end of the cup does not matter.
 */
export function openingsOf(time: PlanTime, overtime = 0): Opening[][] {
  const first = firstDateOf(time);
  return time.courts.map(({ windows }) =>
    (windows ?? time.days.map(({ from, to }, day) => ({ day, from, to })))
      .map(({ day, from, to }) => {
        const date = time.days[day]?.date ?? first;
        return { from: minuteOf(date, from, first), last: minuteOf(date, to, first) - time.minutesPerMatch };
      })
      .sort((a, b) => a.from - b.from)
      .map(({ from, last }, index, { length }) => ({
        from,
        last: index === length - 1 ? last + overtime : last,
      })),
  );
}

/** The first minute from `start` on at which a match may begin; Infinity for never. */
export function firstWithin(openings: readonly Opening[], start: number): number {
  const opening = openings.find(({ from, last }) => Math.max(from, start) <= last);
  return opening ? Math.max(opening.from, start) : Infinity;
}

/** The least number of minutes from the beginning of a match to that of the next on its court. */
export function minutesApart({ minutesPerMatch, minutesBetween }: PlanTime): number {
  return minutesPerMatch + minutesBetween;
}

/** The slots of each court's openings, one every `step` minutes, by time and then by court. */
function slotsBy(openings: readonly (readonly Opening[])[], step: number): Slot[] {
  const slots: Slot[] = [];
  for (const [court, ofCourt] of openings.entries()) {
    let before = -Infinity;
    for (const { from, last } of ofCourt) {
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
 * The slots of the grid: on a court, the slots of a window follow one another from its beginning, with one match and the minutes between
 * for each, as many as end within the window. The search of the groups begins with them.
 */
export function slotsOf(time: PlanTime, overtime = 0): Slot[] {
  return slotsBy(openingsOf(time, overtime), minutesApart(time));
}

/** The slots for matches that may begin at any minute of a stretch: one for each minute. A match in a slot also takes those that follow. */
export function everyMinuteOf(
  openings: readonly (readonly Opening[])[],
  from: number,
  until: number,
): Slot[] {
  const within = openings.map((ofCourt) =>
    ofCourt.map((opening) => ({
      from: Math.max(opening.from, from),
      last: Math.min(opening.last, until),
    })),
  );
  return slotsBy(within, 1);
}

/** The slot as one number, as a plan has it: the minute times the number of courts, plus the index of the court. */
export function encodeSlot({ court, start }: Slot, { courts }: Pick<PlanTime, 'courts'>): number {
  return start * courts.length + court;
}

export function decodeSlot(slot: number, { courts }: Pick<PlanTime, 'courts'>): Slot {
  return { court: slot % courts.length, start: Math.floor(slot / courts.length) };
}
