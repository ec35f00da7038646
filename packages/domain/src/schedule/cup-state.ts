import type { Match } from '../cup/records';
import { todayIn } from '../cup/time-zone';
import type { ArrangedMatches } from './match-lists';
import { type Clock, type DayOfMatches, matchesByDate, type ScheduledMatch } from './kick-off';

/** Whether a cup is yet to begin, is being played, or is over. */
export type CupState = 'upcoming' | 'under-way' | 'finished';

/**
 * The state of a cup by its matches: `upcoming` until the first match kicks off or has a score; `finished` once no match is planned,
 * postponed or without its result; else `under-way`.
 */
export function cupStateOf({ upcoming, board, results }: ArrangedMatches<Pick<Match, 'state'>>): CupState {
  if (board.length + results.length === 0) return 'upcoming';
  return upcoming.length + board.length === 0 ? 'finished' : 'under-way';
}

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
