const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Building a date format takes a hundred times as long as using it, so the format of each zone is built only once. */
export function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The part of Temporal that is used here. Not every browser has it yet, and Node 24 does not. */
declare const Temporal:
  | {
      readonly Instant: {
        fromEpochMilliseconds(instant: number): {
          toZonedDateTimeISO(timeZone: string): { readonly offsetNanoseconds: number };
        };
      };
    }
  | undefined;

const NANOSECONDS_OF_MILLISECOND = 1_000_000;

/** The wall-clock time of `timeZone` at `instant`, as the milliseconds at which a UTC clock shows the same time. */
function wallClock(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return instant;
  // Temporal is preferred, because its first use on a page takes a slow phone 2 ms, and the first use of `Intl` 140 ms.
  if (typeof Temporal !== 'undefined') {
    const { offsetNanoseconds } = Temporal.Instant.fromEpochMilliseconds(
      Math.floor(instant),
    ).toZonedDateTimeISO(timeZone);
    return instant + offsetNanoseconds / NANOSECONDS_OF_MILLISECOND;
  }
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatIn(timeZone).formatToParts(instant)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clocks of `timeZone` are ahead of UTC at `instant`, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant;
}

/** How far the clocks of a zone are ahead of UTC a day before a date begins there, and a day after it has ended. */
interface OffsetsAround {
  readonly before: number;
  readonly after: number;
}

const offsetsAround = new Map<string, OffsetsAround>();

/** The size of the cache, which is larger than the number of dates in a cup. A full cache is emptied, for example after many cups. */
const MOST_DATES_KEPT = 1_000;

/** Reading the offsets of a zone for all matches of a cup takes a phone a noticeable moment, so they are cached by date. */
function offsetsAroundDate(date: string, timeZone: string): OffsetsAround {
  const key = `${timeZone} ${date}`;
  const known = offsetsAround.get(key);
  if (known) return known;
  const midnight = Date.parse(`${date}T00:00Z`);
  const offsets = {
    before: offsetAt(midnight - DAY, timeZone),
    after: offsetAt(midnight + 2 * DAY, timeZone),
  };
  if (offsetsAround.size >= MOST_DATES_KEPT) offsetsAround.clear();
  offsetsAround.set(key, offsets);
  return offsets;
}

/**
 * The instant (milliseconds since 1970 UTC) at which the clocks of `timeZone` show `date` (`YYYY-MM-DD`) and `time` (`HH:MM`). As
 * Temporal's 'compatible' and RFC 5545 3.3.5 have it, a time that occurs twice when the clocks go back means its first occurrence, and a
 * time that the clocks skip when they go forward is read with the offset from before (02:30 becomes 03:30).
 */
export function instantOf(date: string, time: string, timeZone: string): number {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  if (timeZone === 'UTC' || Number.isNaN(wanted)) return wanted;
  const { before, after } = offsetsAroundDate(date, timeZone);
  const asBefore = wanted - before;
  if (before === after) return asBefore;
  const asAfter = wanted - after;
  const isReachedBefore = wallClock(asBefore, timeZone) === wanted;
  const isReachedAfter = wallClock(asAfter, timeZone) === wanted;
  return isReachedAfter && !isReachedBefore ? asAfter : asBefore;
}

/** The day (`YYYY-MM-DD`) that the calendars of `timeZone` show at the instant `now`. */
export function todayIn(timeZone: string, now: number): string {
  return new Date(wallClock(now, timeZone)).toISOString().slice(0, 10);
}
