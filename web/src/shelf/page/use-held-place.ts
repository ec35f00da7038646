import { useCallback, useLayoutEffect, useRef } from 'react';

/** Within this time, the rest of a long list is drawn and the browser has adjusted the scroll position for them. */
const HELD_MS = 600;

/** These events show that the visitor moves the page, so their scroll position must not be changed any more. */
export const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function scrollBack(element: Element, top: number): void {
  const moved = topOf(element) - top;
  // Differences below one pixel come from the browser's rounding.
  if (element.isConnected && Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
}

/** Scrolls the element back to where it was, now and in the following frames. Returns a function that ends the scrolling. */
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
 * Keeps an element at its place on the screen while a change of `cause` redraws the content above it, as far as the page is long
 * enough. A browser by itself anchors to some row below the element, or to nothing.
 *
 * @returns A function that names the element right before the change.
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
