import { todayIn } from '@futsal-cup/domain/cup/time-zone';

const DAY = 24 * 60 * 60 * 1_000;

/** A day (`YYYY-MM-DD`, UTC) so many days from now. */
export function dayFromNow(days: number): string {
  return todayIn('UTC', Date.now() + days * DAY);
}

export function asSlashDate(day: string): string {
  return day.split('-').reverse().join('/');
}

/** The minute that comes, in UTC: the earliest time that a match can be given. */
export function nextMinute(): { readonly date: string; readonly time: string } {
  const [date = '', time = ''] = new Date(Date.now() + 60_000).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}
