/** The time until an instant, largest unit first; the days are those that are left after whole weeks. */
export interface CountdownParts {
  readonly weeks: number;
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The parts of the whole seconds from `now` to `target` (both milliseconds); null when no second is left. */
export function countdownParts(target: number, now: number): CountdownParts | null {
  const left = Math.ceil((target - now) / 1000);
  if (!(left > 0)) return null;
  return {
    weeks: Math.floor(left / 604_800),
    days: Math.floor(left / 86_400) % 7,
    hours: Math.floor(left / 3_600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
