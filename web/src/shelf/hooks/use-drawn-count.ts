import { startTransition, useEffect, useState } from 'react';
import { inOwnFrame } from '../code/own-frame';
import { usePrinting } from './use-printing';

interface Drawing {
  /** Whether the parts that are not drawn yet may be visible soon. Until then their placeholders stay. */
  readonly isWanted?: boolean;
  /** The number of parts that may be visible in the first view. They are drawn before everything else in the queue. */
  readonly seen?: number;
}

/**
 * Returns how many parts of a long page may be drawn: the parts of the first view at once, the others a few per frame. So a phone
 * shows the first view sooner and stays responsive. All parts are there soon afterwards, for the search in the page and for screen
 * readers. When the page is printed, all of them are drawn at once.
 *
 * @param atOnce - The number of parts that a slow phone draws without a noticeable pause.
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
