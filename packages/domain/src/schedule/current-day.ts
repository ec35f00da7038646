import { todayIn } from '../cup/time-zone';
import { type Clock, type DayOfMatches, matchesByDate, type ScheduledMatch } from './kick-off';

/**
 * The matches of today by the clock of the tournament or, when today has none, of the next day with matches; null when there is no such
 * day.
 */
export function currentDay<M extends ScheduledMatch>(
  matches: readonly M[],
  { timeZone, now }: Clock,
): (DayOfMatches<M> & { readonly isToday: boolean }) | null {
  const today = todayIn(timeZone, now);
  const day = matchesByDate(matches).find(({ date }) => date >= today);
  return day ? { ...day, isToday: day.date === today } : null;
}
