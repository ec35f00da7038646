import { todayIn } from '@futsal-cup/domain/cup/time-zone';

const DAY = 24 * 60 * 60 * 1_000;

/** A day (`YYYY-MM-DD`, UTC) so many days from now. */
export function dayFromNow(days: number): string {
  return todayIn('UTC', Date.now() + days * DAY);
}

export function asSlashDate(day: string): string {
  return day.split('-').reverse().join('/');
}
