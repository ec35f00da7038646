import { formatIn } from '@futsal-cup/domain/cup/time-zone';
import { useEffect, useState } from 'react';

/** Returns a number that rises by one at an interval. */
export function useTurns(every: number): number {
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurns((before) => before + 1), every);
    return () => clearInterval(timer);
  }, [every]);
  return turns;
}

const AGAIN_AFTER_MS = 10_000;

/** Asks again and again for what could not be loaded: nobody stands by to do it. */
export function useAgain(isMissing: boolean, ask: () => unknown): void {
  useEffect(() => {
    if (!isMissing) return;
    const timer = setInterval(() => void ask(), AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isMissing, ask]);
}

/** The time of day that the clocks of a zone show, as `HH:MM`. */
export function timeIn(timeZone: string, instant: number): string {
  return formatIn(timeZone).format(instant).slice(-8, -3);
}
