import type { TournamentView } from '@futsal-cup/domain/contracts/views';
import { instantOf } from '@futsal-cup/domain/schedule/instant';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const MATCH_DAY_INTERVAL = 15 * SECOND;
export const QUIET_INTERVAL = 300 * SECOND;

/** How long an open page waits before it asks for news: shortly around a match, else every five minutes. */
export function pollInterval({ Stages, timeZone }: Pick<TournamentView, 'Stages' | 'timeZone'>, now: number) {
  const isAroundMatch = Stages.some(({ Matches }) =>
    Matches.some(({ date, time }) => {
      const kickOff = instantOf(date, time, timeZone);
      return now >= kickOff - 2 * HOUR && now <= kickOff + 3 * HOUR;
    }),
  );
  return isAroundMatch ? MATCH_DAY_INTERVAL : QUIET_INTERVAL;
}
