import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { OWN_MOVES } from '../../shared/hooks/use-held-place';
import { isSteppedTo } from '../../shared/stores/history-steps';

const GIVES_UP_AFTER_MS = 5_000;
/** Rows that were not laid out yet get their height when they come near, and lists grow: the part moves a little. */
const CORRECTED_AFTER_MS = [50, 200, 500];

/**
 * Scrolls to the part of the page that an address names, once it is there: its code and its data may still be loading. A
 * visitor who scrolls meanwhile is left alone. Returns what ends the wait.
 */
function scrollToPart(id: string): () => void {
  const timers: ReturnType<typeof setTimeout>[] = [];
  let frame = 0;
  const observer = new MutationObserver(() => {
    if (scrollOnceItIsThere()) observer.disconnect();
  });
  const end = () => {
    observer.disconnect();
    timers.forEach(clearTimeout);
    cancelAnimationFrame(frame);
    for (const event of OWN_MOVES) window.removeEventListener(event, end);
  };
  const scroll = () => document.getElementById(id)?.scrollIntoView();
  const scrollOnceItIsThere = () => {
    if (!document.getElementById(id)) return false;
    // In a frame, which lays out the page anyway; before it is seen.
    frame = requestAnimationFrame(() => {
      scroll();
      // Only where the part can have it.
      document.getElementById(id)?.focus({ preventScroll: true });
      timers.push(...CORRECTED_AFTER_MS.map((milliseconds) => setTimeout(scroll, milliseconds)));
    });
    return true;
  };
  for (const event of OWN_MOVES) window.addEventListener(event, end, { passive: true });
  // A page in the background has no frames: what is there by then is scrolled to when the page is seen.
  timers.push(setTimeout(() => observer.disconnect(), GIVES_UP_AFTER_MS));
  if (!scrollOnceItIsThere()) observer.observe(document.body, { childList: true, subtree: true });
  return end;
}

/**
 * On a new page: the focus goes there, for keyboards and screen readers, or to the part that the address names. Going back, the
 * browser itself returns to where the visitor was, which may be far from that part.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  // Who follows a link to the same part again has scrolled away from it: that has a key of its own.
  const { pathname, hash, key } = useLocation();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hash && !isSteppedTo(key)) return scrollToPart(hash.slice(1));
    if (isNewPage) main.current?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  return main;
}

/**
 * On a new page: up to its start. Going back, the browser itself returns to where the visitor was. Not inside of the
 * admin area, which has a location of its own: there every navigation counts as a step back.
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
