import { startTransition, useEffect, useState } from 'react';
import { inOwnFrame } from '../code/own-frame';
import { usePrinting } from './use-printing';

interface Drawing {
  /** Whether somebody may see the others soon. Until then what stands for them stays. */
  readonly isWanted?: boolean;
  /** So many may be seen in the first view: they come before whatever else waits for its turn. */
  readonly seen?: number;
}

/**
 * How many of the parts of a long page may be drawn: those of the first view at once, the others a few in each frame after it, so
 * that a phone shows the first view sooner and answers meanwhile. All of them are there soon after that, for the search in the
 * page and for screen readers, and at once when the page is printed.
 *
 * @param atOnce - So few that a slow phone draws them without a noticeable pause.
 */
export function useDrawnCount(
  first: number,
  total: number,
  atOnce: number,
  { isWanted = true, seen = 0 }: Drawing = {},
): number {
  const [count, setCount] = useState(first);
  const isPrinting = usePrinting();
  const isDone = count >= total;
  if (isPrinting && !isDone) setCount(total);

  useEffect(() => {
    if (isDone || !isWanted) return undefined;
    return inOwnFrame(() => startTransition(() => setCount(count + atOnce)), count < seen);
  }, [count, isDone, atOnce, isWanted, seen]);

  return count;
}
