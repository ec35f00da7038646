export const NO_TIME_FOUND = 'no time found';

const WALL_CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LOOSE_TIME = /^\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?$/;

/** Whether the text is a wall-clock time `HH:MM`, hour 00 to 23 and minute 00 to 59. */
export function isTime(text: string): boolean {
  return WALL_CLOCK_TIME.test(text);
}

/** The time as hh:mm, each padded to two digits (seconds are dropped), or 'no time found' for anything that is no time. */
export function formatTime(text: string | null | undefined): string {
  const trimmed = text?.trim() ?? '';
  if (!LOOSE_TIME.test(trimmed)) return NO_TIME_FOUND;
  const [hour, minute] = trimmed.split(':').map((part) => part.padStart(2, '0'));
  const padded = `${hour}:${minute}`;
  return isTime(padded) ? padded : NO_TIME_FOUND;
}
