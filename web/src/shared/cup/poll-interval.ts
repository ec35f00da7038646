import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import type { ScheduledMatch } from '@futsal-cup/domain/schedule/matches';
import type { Cup } from './cup';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

export const MATCH_DAY_INTERVAL = 15 * SECOND;
/** Exported for the tests only. @internal */
export const QUIET_INTERVAL = 300 * SECOND;

function isAroundMatch({ date, time }: ScheduledMatch, timeZone: string, now: number): boolean {
  // No time zone is a day away from UTC; to ask it about each match of a cup would cost a phone a noticeable moment.
  if (Math.abs(Date.parse(`${date}T${time}Z`) - now) > DAY) return false;
  const kickOff = instantOf(date, time, timeZone);
  return now >= kickOff - 2 * HOUR && now <= kickOff + 3 * HOUR;
}

/** How long an open page waits before it asks for news: shortly around a match, else every five minutes. */
export function pollInterval(cup: Pick<Cup, 'Stages' | 'timeZone'>, now: number): number {
  const isNow = cup.Stages.some(({ Matches }) =>
    Matches.some((match) => isAroundMatch(match, cup.timeZone, now)),
  );
  return isNow ? MATCH_DAY_INTERVAL : QUIET_INTERVAL;
}
