/** A calendar day as the site shows it and as it is stored. */
export interface FormattedDate {
  readonly slash: string;
  readonly dash: string;
}

export const NO_DATE_FOUND = 'no date found';

const SLASH_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether the month has this day. JavaScript reads a day that the month does not have as a day of another month. */
function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1;
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function toDash(year: number, month: number, day: number): string | null {
  return isCalendarDay(year, month, day) ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : null;
}

/**
 * Reads a date from a text and returns it as `YYYY-MM-DD`, or null when the text is no date. It takes dd/mm/yyyy, `YYYY-MM-DD` and
 * an ISO date-time, of which the date part counts as written; a day that no calendar has (31/02/2027) is no date.
 */
export function toIsoDate(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const slash = SLASH_DATE.exec(trimmed);
  if (slash) return toDash(Number(slash[3]), Number(slash[2]), Number(slash[1]));
  const iso = ISO_DATE.exec(trimmed);
  return iso ? toDash(Number(iso[1]), Number(iso[2]), Number(iso[3])) : null;
}

/** The date in slash form (dd/mm/yyyy) and dash form (yyyy-mm-dd), or 'no date found' for anything that is no date. */
export function formatDate(text: string | null | undefined): FormattedDate | typeof NO_DATE_FOUND {
  const dash = toIsoDate(text);
  if (dash === null) return NO_DATE_FOUND;
  return { slash: `${dash.slice(8)}/${dash.slice(5, 7)}/${dash.slice(0, 4)}`, dash };
}

const NO_TIME_FOUND = 'no time found';

const WALL_CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LOOSE_TIME = /^\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?$/;

/** Whether the text is a wall-clock time `HH:MM`, hour 00 to 23 and minute 00 to 59. */
export function isTime(text: string): boolean {
  return WALL_CLOCK_TIME.test(text);
}

/** The time as hh:mm, both padded to two digits and without seconds, or 'no time found' for a text that is no time. */
export function formatTime(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (!LOOSE_TIME.test(trimmed)) return NO_TIME_FOUND;
  const [hour, minute] = trimmed.split(':').map((part) => part.padStart(2, '0'));
  const padded = `${hour}:${minute}`;
  return isTime(padded) ? padded : NO_TIME_FOUND;
}
