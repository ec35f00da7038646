import { isNearKickOff } from '@futsal-cup/domain/schedule/match-state';
import type { Cup } from './cup';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const MATCH_DAY_INTERVAL = 15 * SECOND;
/** Exported for the tests only. @internal */
export const QUIET_INTERVAL = 300 * SECOND;

const AROUND_A_MATCH = { before: 2 * HOUR, after: 3 * HOUR };

/** How long an open page waits before it asks for news: shortly around a match, else every five minutes. */
export function pollInterval({ Stages, timeZone }: Pick<Cup, 'Stages' | 'timeZone'>, now: number): number {
  const clock = { timeZone, now };
  const isNow = Stages.some(({ Matches }) =>
    Matches.some((match) => isNearKickOff(match, clock, AROUND_A_MATCH)),
  );
  return isNow ? MATCH_DAY_INTERVAL : QUIET_INTERVAL;
}
