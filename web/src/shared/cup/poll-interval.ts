import { isNearKickOff } from '@futsal-cup/domain/schedule/match-state';
import type { Cup } from './cup';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

const LIVE_INTERVAL = 2.5 * SECOND;
export const MATCH_DAY_INTERVAL = 15 * SECOND;
/** Exported for the tests only. @internal */
export const QUIET_INTERVAL = 300 * SECOND;

const AROUND_A_MATCH = { before: 2 * HOUR, after: 3 * HOUR };
/** A match that has been live for longer is one that nobody has ended. */
const LONGEST_LIVE = { before: 24 * HOUR, after: 12 * HOUR };

export function hasLiveMatch({ Stages }: Pick<Cup, 'Stages'>): boolean {
  return Stages.some(({ Matches }) => Matches.some(({ state }) => state === 'live'));
}

/** Whether a match is live whose kick-off was not long ago. */
function isPlayedNow({ Stages, timeZone }: Pick<Cup, 'Stages' | 'timeZone'>, now: number): boolean {
  const clock = { timeZone, now };
  return Stages.some(({ Matches }) =>
    Matches.some((match) => match.state === 'live' && isNearKickOff(match, clock, LONGEST_LIVE)),
  );
}

/**
 * How long an open page waits before it asks for news: 2.5 seconds while a match is being played, 15 around one, else five
 * minutes.
 */
export function pollInterval(cup: Pick<Cup, 'Stages' | 'timeZone'>, now: number): number {
  if (isPlayedNow(cup, now)) return LIVE_INTERVAL;
  const clock = { timeZone: cup.timeZone, now };
  const isNow = cup.Stages.some(({ Matches }) =>
    Matches.some((match) => isNearKickOff(match, clock, AROUND_A_MATCH)),
  );
  return isNow ? MATCH_DAY_INTERVAL : QUIET_INTERVAL;
}
