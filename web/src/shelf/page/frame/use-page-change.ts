import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { hasKeptPlace, scrollWhileDrawn } from '../kept-place';

/**
 * Scrolls to the section that the address names as soon as the section exists: its code and its data may still be loading. Then the
 * section stays in place while the content above it grows. Returns a function that ends the scrolling.
 */
function scrollToPart(id: string): () => void {
  const leading = scrollWhileDrawn(() => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    // The focus moves only if the section is focusable.
    part?.focus({ preventScroll: true });
  });
  return () => leading.abort();
}

/**
 * Handles a new page: the focus moves to the page, for keyboards and screen readers, or to the section that the address names.
 * Somebody who goes back or reloads returns to the previous scroll position (kept-place.ts), which may be far from that section.
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
    const isReturned = navigationType === NavigationType.Pop && hasKeptPlace();
    if (hash && !isReturned) return scrollToPart(hash.slice(1));
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
