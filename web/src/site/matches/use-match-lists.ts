import { usualMinutesOf } from '@futsal-cup/domain/cup/usual-minutes';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { arrangeMatches } from '@futsal-cup/domain/schedule/match-lists';
import { nextChangeOfState } from '@futsal-cup/domain/schedule/match-state';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { allMatches } from '../../shelf/cup/all-matches';

const REFRESH_EVERY_MS = 5 * 60_000;

/** Returns the time until the state of a match changes, but at most until the next refresh. */
function untilNextChange(cup: Cup, clock: Clock): number {
  const next = nextChangeOfState(allMatches(cup), clock);
  return next === null ? REFRESH_EVERY_MS : Math.min(REFRESH_EVERY_MS, next - clock.now);
}

function clockOf({ timeZone, matchRules, Stages }: Cup, now: number): Clock {
  return { timeZone, now, minutesOf: usualMinutesOf(matchRules, Stages) };
}

/**
 * Updates the clock after this time. The update redraws a whole page of matches, so it is a transition, in which a slow phone stays
 * responsive.
 */
function setClockLater(setNow: (now: number) => void, milliseconds = 0) {
  return setTimeout(() => startTransition(() => setNow(Date.now())), milliseconds);
}

/**
 * Returns the clock for the lists of matches. It is updated every five minutes, whenever the cup changes, and at the second in which
 * a match kicks off or its planned length is over.
 */
function useMatchClock(cup: Cup): Clock {
  const [now, setNow] = useState(() => Date.now());
  const lastCup = useRef(cup);

  useEffect(() => {
    // The clock is not set for the first cup: it is still right, and setting it again would draw the whole page twice.
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

/** Returns the clock, and the matches of all stages in the lists to which they belong at its time. */
export function useMatchLists(cup: Cup) {
  const clock = useMatchClock(cup);
  const lists = useMemo(() => arrangeMatches(allMatches(cup), clock), [cup, clock]);
  return { clock, lists };
}
