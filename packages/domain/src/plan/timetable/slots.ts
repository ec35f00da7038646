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

/** A time at which a court is free for matches of one length: the first and the last minute at which one may begin. */
export interface Opening {
  readonly from: number;
  readonly last: number;
}

/** A time of a court from one minute to another; `day` is the index of its day. */
interface Free {
  readonly day: number;
  readonly from: number;
  readonly until: number;
}

/** What is left of a time without a break. */
function without(free: Free, broken: Free): Free[] {
  if (broken.from >= free.until || broken.until <= free.from) return [free];
  const parts = [
    { ...free, until: broken.from },
    { ...free, from: broken.until },
  ];
  return parts.filter(({ from, until }) => from < until);
}

/**
 * The times at which each court is free, in order, without the breaks. `overtime` extends the last one of each court by this many minutes, to
 * find out whether a plan exists when the end of the cup does not matter.
 */
export function freeTimesOf(time: PlanTime, overtime = 0): Free[][] {
  const first = firstDateOf(time);
  const within = (day: number, from: string, to: string): Free => {
    const date = time.days[day]?.date ?? first;
    return { day, from: minuteOf(date, from, first), until: minuteOf(date, to, first) };
  };
  const breaks = (time.breaks ?? []).flatMap(({ day, from, to }) =>
    time.days.flatMap((_, index) => (day === null || day === index ? [within(index, from, to)] : [])),
  );
  return time.courts.map(({ windows }) =>
    (windows ?? time.days.map(({ from, to }, day) => ({ day, from, to })))
      .map(({ day, from, to }) => within(day, from, to))
      .sort((a, b) => a.from - b.from)
      .map((free, index, { length }) =>
        index === length - 1 ? { ...free, until: free.until + overtime } : free,
      )
      .flatMap((free) => breaks.reduce((parts, one) => parts.flatMap((part) => without(part, one)), [free])),
  );
}

/** The times at which each court lets a match of some minutes begin: on any day, or on one (an index). */
export function openingsOf(
  free: readonly (readonly Free[])[],
  minutes: number,
  onDay: number | undefined,
): Opening[][] {
  return free.map((ofCourt) =>
    ofCourt.flatMap(({ day, from, until }) => {
      const isOpen = from + minutes <= until && (onDay === undefined || day === onDay);
      return isOpen ? [{ from, last: until - minutes }] : [];
    }),
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
export function slotsBy(openings: readonly (readonly Opening[])[], step: number): Slot[] {
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
 * The slots of the grid: on a court, the slots of a window follow one another from its beginning, with one match of the plan's length and the
 * minutes between for each, as many as end within the window.
 */
export function slotsOf(time: PlanTime): Slot[] {
  return slotsBy(openingsOf(freeTimesOf(time), time.minutesPerMatch, undefined), minutesApart(time));
}

/** The openings within a stretch; `from` is the first minute of each court. */
export function openingsWithin(
  openings: readonly (readonly Opening[])[],
  from: (court: number) => number,
  until = Infinity,
): Opening[][] {
  return openings.map((ofCourt, court) =>
    ofCourt.map((opening) => ({
      from: Math.max(opening.from, from(court)),
      last: Math.min(opening.last, until),
    })),
  );
}

/** The slot as one number, as a plan has it: the minute times the number of courts, plus the index of the court. */
export function encodeSlot({ court, start }: Slot, { courts }: Pick<PlanTime, 'courts'>): number {
  return start * courts.length + court;
}

export function decodeSlot(slot: number, { courts }: Pick<PlanTime, 'courts'>): Slot {
  return { court: slot % courts.length, start: Math.floor(slot / courts.length) };
}
