export const NO_TIME_FOUND = 'no time found';

const WALL_CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LOOSE_TIME = /^(\d{1,2}):(\d{1,2})(?::\d{1,2}(?:\.\d+)?)?$/;

/** Whether the text is a wall-clock time `HH:MM`, hour 00 to 23 and minute 00 to 59. */
export function isTime(text: string): boolean {
  return WALL_CLOCK_TIME.test(text);
}

/** The time as hh:mm, each padded to two digits (seconds are dropped), or 'no time found' for anything that is no time. */
export function formatTime(text: string | null | undefined): string {
  const parts = LOOSE_TIME.exec(text?.trim() ?? '');
  if (!parts) return NO_TIME_FOUND;
  const padded = `${parts[1]?.padStart(2, '0') ?? ''}:${parts[2]?.padStart(2, '0') ?? ''}`;
  return isTime(padded) ? padded : NO_TIME_FOUND;
}
