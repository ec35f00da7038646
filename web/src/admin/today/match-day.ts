import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { serverNow } from '../../shelf/api/server-now';
import type { ListedTournament } from '../../shelf/stores/tournaments';

type Days = Pick<ListedTournament, 'date' | 'lastDay' | 'timeZone'>;

/** Returns whether today, in the time zone of the tournament, is between its first and its last day of play. */
export function isMatchDay({ date, lastDay, timeZone }: Days): boolean {
  if (!lastDay || !timeZone) return false;
  const today = todayIn(timeZone, serverNow());
  return date <= today && today <= lastDay;
}
