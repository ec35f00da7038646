const DAY_MINUTES = 24 * 60;
const DAY_MILLISECONDS = DAY_MINUTES * 60_000;

/** The minutes of a wall-clock time `HH:MM` since midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** The days from one date (`YYYY-MM-DD`) to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS);
}

/** The minute of a date and time, counted on calendars from midnight of `firstDate`; each day has 1,440. */
export function minuteOf(date: string, time: string, firstDate: string): number {
  return daysBetween(firstDate, date) * DAY_MINUTES + minutesOf(time);
}

/** The date and time of a minute that is counted from midnight of `firstDate`. */
export function dateAndTimeOf(
  minute: number,
  firstDate: string,
): { readonly date: string; readonly time: string } {
  const iso = new Date(Date.parse(firstDate) + minute * 60_000).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}
