import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/match-rules';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { nextChangeOfState } from '@futsal-cup/domain/schedule/match-state';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { allMatches } from '../../shelf/cup/all-matches';

const REFRESH_EVERY_MS = 5 * 60_000;

/** How long until a match stands otherwise than now, when that comes before the next refresh. */
function untilNextChange(cup: Cup, clock: Clock): number {
  const next = nextChangeOfState(allMatches(cup), clock);
  return next === null ? REFRESH_EVERY_MS : Math.min(REFRESH_EVERY_MS, next - clock.now);
}

function clockOf({ timeZone, matchRules }: Cup, now: number): Clock {
  return { timeZone, now, minutesPerMatch: usualMinutesPerMatch(matchRules) };
}

/** A whole page of matches is drawn anew by it: in slices, so that a slow phone answers meanwhile. */
function setClockLater(setNow: (now: number) => void, milliseconds = 0) {
  return setTimeout(() => startTransition(() => setNow(Date.now())), milliseconds);
}

/**
 * The clock that the lists of matches are read by: set anew every five minutes, whenever the cup changes, and in the very
 * second in which a match kicks off or its planned length is over.
 */
function useMatchClock(cup: Cup): Clock {
  const [now, setNow] = useState(() => Date.now());
  const lastCup = useRef(cup);

  useEffect(() => {
    // The first cup comes with a clock that is right: to set it again would draw the whole page twice.
    if (lastCup.current === cup) return;
    lastCup.current = cup;
    const timer = setClockLater(setNow);
    return () => clearTimeout(timer);
  }, [cup]);

  useEffect(() => {
    const timer = setClockLater(setNow, untilNextChange(cup, clockOf(cup, Date.now())));
    return () => clearTimeout(timer);
  }, [cup, now]);

  return useMemo(() => clockOf(cup, now), [cup, now]);
}

/** The matches of all stages, each in one list, and the clock by which they are in it. */
export function useMatchLists(cup: Cup) {
  const clock = useMatchClock(cup);
  const lists = useMemo(() => arrangeMatches(allMatches(cup), clock), [cup, clock]);
  return { clock, lists };
}
