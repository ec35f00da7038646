/** A seed cup names its days relative to the day of seeding: `day-1` is yesterday, `day+0` today. */
const RELATIVE_DAY = /^day([+-]\d+)$/;
const DAY = 24 * 60 * 60 * 1000;

function shiftDay(today: string, days: number): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** Replaces every relative day in a parsed JSON value; `today` is `YYYY-MM-DD`. */
export function fillInDays(value: unknown, today: string): unknown {
  if (typeof value === 'string') {
    const days = RELATIVE_DAY.exec(value)?.[1];
    return days === undefined ? value : shiftDay(today, Number(days));
  }
  if (Array.isArray(value)) return value.map((item) => fillInDays(item, today));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillInDays(item, today)]));
}
