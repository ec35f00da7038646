import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { isNearKickOff } from '@futsal-cup/domain/schedule/match-state';
import type { Cup, Match } from './cup';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export const LIVE_INTERVAL = 1.25 * SECOND;
export const MATCH_DAY_INTERVAL = 15 * SECOND;
/** The export is for the tests only. @internal */
export const QUIET_INTERVAL = 300 * SECOND;

const AROUND_A_MATCH = { before: 2 * HOUR, after: 3 * HOUR };
/** If a match is live outside this time around its kick-off, somebody has forgotten to end it. */
const LONGEST_LIVE = { before: 24 * HOUR, after: 12 * HOUR };

/** Whether a match is being played, and is not only left without its end. */
export function isPlayedNow(match: Match, clock: Clock): boolean {
  return match.state === 'live' && isNearKickOff(match, clock, LONGEST_LIVE);
}

/**
 * Returns how long an open page waits before it requests news: 1.25 seconds while a match is being played, 15 seconds around a
 * match, otherwise five minutes.
 */
export function pollInterval({ Stages, timeZone }: Pick<Cup, 'Stages' | 'timeZone'>, now: number): number {
  const clock = { timeZone, now };
  const matches = Stages.flatMap(({ Matches }) => Matches);
  if (matches.some((match) => isPlayedNow(match, clock))) return LIVE_INTERVAL;
  const isNear = matches.some((match) => isNearKickOff(match, clock, AROUND_A_MATCH));
  return isNear ? MATCH_DAY_INTERVAL : QUIET_INTERVAL;
}
