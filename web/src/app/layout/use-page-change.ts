import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { scrollToPart } from './scroll-to-part';

/**
 * On a new page: up to its start and the focus there, for keyboards and screen readers; or to the part that the address
 * names. Going back, the browser itself returns to where the visitor was.
 */
export function usePageChange() {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    const isNewPage = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (hash) return scrollToPart(hash.slice(1));
    if (!isNewPage) return;
    main.current?.focus({ preventScroll: true });
    if (navigationType !== NavigationType.Pop) window.scrollTo(0, 0);
  }, [pathname, hash, navigationType]);

  return main;
}
