import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { OWN_MOVES } from '../use-held-place';
import { isSteppedTo } from '../../stores/history-steps';
import { placeOfReload } from '../../stores/places';

const GIVES_UP_AFTER_MS = 5_000;
/** A slow phone draws the rows of a long list for so long. */
const HELD_MS = 15_000;

/**
 * Scrolls to the part of the page that an address names, once it is there: its code and its data may still be loading. Then it stays
 * where it is while what stands above it grows: rows come a few at a time, and get their height when they come near. A visitor
 * who scrolls meanwhile is left alone. Returns what ends it.
 */
function scrollToPart(id: string): () => void {
  let frame = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  // It is called between the layout of a frame and its painting: nobody sees what has moved.
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
    // In a frame, which lays out the page anyway; before it is seen.
    frame = requestAnimationFrame(() => {
      scroll();
      // Only where the part can have it.
      document.getElementById(id)?.focus({ preventScroll: true });
      growth.observe(document.body);
      timers.push(setTimeout(end, HELD_MS));
    });
    return true;
  };
  for (const event of OWN_MOVES) window.addEventListener(event, end, { passive: true });
  // A page in the background has no frames: what is there by then is scrolled to when the page is seen.
  timers.push(setTimeout(() => arrival.disconnect(), GIVES_UP_AFTER_MS));
  if (!holdOnceItIsThere()) arrival.observe(document.body, { childList: true, subtree: true });
  return end;
}

/**
 * On a new page: the focus goes there, for keyboards and screen readers, or to the part that the address names. Who goes back or loads
 * a page again is led to where they were (use-kept-place.ts), which may be far from that part.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  // Who follows a link to the same part again has scrolled away from it: that has a key of its own.
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
 * On a new page: up to its start, but not for who goes back. Not inside of the admin area, which has a location of its own: there
 * every navigation counts as a step back.
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
