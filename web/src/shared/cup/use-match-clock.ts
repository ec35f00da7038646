import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { type Clock, RUNNING_MATCH_MILLISECONDS, upcomingMatches } from '@futsal-cup/domain/schedule/matches';
import { useEffect, useState } from 'react';
import type { Cup } from './cup';
import { allMatches } from './all-matches';

const REFRESH_EVERY_MS = 5 * 60_000;

/** How long until the next match kicks off or a running one is over, when that comes before the next refresh. */
function untilNextChange(cup: Cup, now: number): number {
  const turns = allMatches(cup)
    .map(({ date, time }) => instantOf(date, time, cup.timeZone))
    .flatMap((kickOff) => [kickOff, kickOff + RUNNING_MATCH_MILLISECONDS])
    .filter((turn) => turn > now)
    .map((turn) => turn - now);
  return Math.min(REFRESH_EVERY_MS, ...turns);
}

/**
 * The clock that the lists of matches are read by: set anew every five minutes, whenever the cup changes, and in the very
 * second in which a match kicks off, so that it is never still among the coming ones.
 */
export function useMatchClock(cup: Cup): Clock {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()));
    return () => clearTimeout(timer);
  }, [cup]);

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), untilNextChange(cup, Date.now()));
    return () => clearTimeout(timer);
  }, [cup, now]);

  return { timeZone: cup.timeZone, now };
}

/** The matches of all stages that have yet to kick off, the next one first. */
export function comingMatches(cup: Cup, clock: Clock) {
  return upcomingMatches(allMatches(cup), clock);
}
