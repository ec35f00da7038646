import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { OWN_MOVES } from '../use-held-place';
import { isSteppedTo } from '../../stores/history-steps';
import { placeOfReload } from '../../stores/places';

const GIVES_UP_AFTER_MS = 5_000;
/** A slow phone needs this long to draw the rows of a long list. */
const HELD_MS = 15_000;

/**
 * Scrolls to the section that the address names as soon as the section exists: its code and its data may still be loading. Then the
 * section stays in place while the content above it grows, because long lists are drawn in two steps and rows get their height when
 * they come near the window. The scrolling ends when the visitor scrolls. Returns a function that ends the scrolling.
 */
function scrollToPart(id: string): () => void {
  let frame = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  // The observer is called between the layout of a frame and its painting, so the movement is not visible.
  const growth = new ResizeObserver(scroll);
  const arrival = new MutationObserver(() => {
    if (holdOnceItIsThere()) arrival.disconnect();
  });
  const end = () => {
    arrival.disconnect();
    growth.disconnect();
    timers.forEach(clearTimeout);
    cancelAnimationFrame(frame);
    for (const event of OWN_MOVES) window.removeEventListener(event, end);
  };
  const holdOnceItIsThere = () => {
    if (!document.getElementById(id)) return false;
    // The scrolling waits for the next frame, because the browser lays out the page then anyway and has not painted it yet.
    frame = requestAnimationFrame(() => {
      scroll();
      // The focus moves only if the section is focusable.
      document.getElementById(id)?.focus({ preventScroll: true });
      growth.observe(document.body);
      timers.push(setTimeout(end, HELD_MS));
    });
    return true;
  };
  for (const event of OWN_MOVES) window.addEventListener(event, end, { passive: true });
  // This ends only the waiting for the section. A page in the background gets no frames, so it scrolls when it becomes visible.
  timers.push(setTimeout(() => arrival.disconnect(), GIVES_UP_AFTER_MS));
  if (!holdOnceItIsThere()) arrival.observe(document.body, { childList: true, subtree: true });
  return end;
}

/**
 * Handles a new page: the focus moves to the page, for keyboards and screen readers, or to the section that the address names.
 * Somebody who goes back or reloads returns to the previous scroll position (use-kept-place.ts), which may be far from that section.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  // A repeated link to the same section has its own key. It scrolls again, because the visitor has scrolled away since.
  const { pathname, hash, key } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    const isLoadedAgain = placeOfReload !== null && navigationType === NavigationType.Pop;
    if (hash && !isSteppedTo(key) && !isLoadedAgain) return scrollToPart(hash.slice(1));
    if (isNewPage) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, key, navigationType]);

  return main;
}

/**
 * Scrolls to the top of a new page, except after a step back. It does not scroll inside the admin area, which has its own location:
 * every navigation there counts as a step back.
 */
export function useScrollToTop(): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isNewPage && !hash && navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, navigationType]);
}
