import { useCallback, useLayoutEffect, useRef } from 'react';

/** In which rows that come in slices are drawn, and the browser has moved the page after them. */
const HELD_MS = 600;

/** Whoever scrolls meanwhile wants to be elsewhere. */
export const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function scrollBack(element: Element, top: number): void {
  const moved = topOf(element) - top;
  // Less than a pixel is what browsers round.
  if (element.isConnected && Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Scrolls the element back to where it was, now and in the frames that follow. Returns what ends that. */
export function holdPlace(element: Element, top: number): () => void {
  const until = performance.now() + HELD_MS;
  let frame = 0;
  const release = () => {
    cancelAnimationFrame(frame);
    for (const move of OWN_MOVES) window.removeEventListener(move, release);
  };
  const hold = () => {
    scrollBack(element, top);
    if (performance.now() < until) frame = requestAnimationFrame(hold);
    else release();
  };
  for (const move of OWN_MOVES) window.addEventListener(move, release, { passive: true });
  hold();
  return release;
}

/**
 * Keeps an element where it is on the screen while a change of `cause` draws what stands above it anew, as far as the page is
 * long enough. A browser by itself holds on to some row below it, or to nothing.
 *
 * @returns What names the element, right before the change.
 */
export function useHeldPlace(cause: unknown): (element: Element) => void {
  const held = useRef<{ readonly element: Element; readonly top: number }>(undefined);

  useLayoutEffect(() => {
    const place = held.current;
    held.current = undefined;
    return place && holdPlace(place.element, place.top);
  }, [cause]);

  return useCallback((element) => {
    held.current = { element, top: topOf(element) };
  }, []);
}
