import { useDeferredValue } from 'react';
import { useIsReturned } from './kept-place';
import { usePrinting } from '../hooks/use-printing';

/**
 * Returns how many rows of a long list may be drawn: at first those that a window can show, and all of them in a second pass, which
 * React draws in slices. All rows are drawn at once for paper, and for visitors who return to a scroll position far down.
 */
export function useRowsToDraw(first: number): number {
  const isReturned = useIsReturned();
  const isPrinting = usePrinting();
  const count = useDeferredValue(Infinity, isReturned ? Infinity : first);
  return isPrinting ? Infinity : count;
}
