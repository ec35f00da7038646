import { todayIn } from '@futsal-cup/domain/cup/time-zone';

const DAY = 24 * 60 * 60 * 1_000;

/** Returns the day (`YYYY-MM-DD`, UTC) that is this many days from now. */
export function dayFromNow(days: number): string {
  return todayIn('UTC', Date.now() + days * DAY);
}

export function asSlashDate(day: string): string {
  return day.split('-').reverse().join('/');
}

/** Returns the next minute in UTC, the earliest time that a match can be given. */
export function nextMinute(): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = new Date(Date.now() + 60_000).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}
