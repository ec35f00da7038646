import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { laterCode } from '../shelf/code/later';
import { OWN_MOVES } from '../shelf/page/use-held-place';
import { isSteppedTo } from '../shelf/stores/history-steps';
import { placeOfReload } from '../shelf/stores/places';

/** Nobody has to be led back who has not scrolled. */
const loadKeptPlace = laterCode(() => import('./kept-place'));

/**
 * Who comes back to a page, or loads it again, finds what they had before them where it stood. The browser scrolls as far down as
 * before: on a page that is still being drawn that is not far, and rows that had not been laid out were not as high as they are.
 */
export function useKeptPlace(): void {
  const { key, pathname, search } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const address = pathname + search;

  // It ends in the moment in which another page is drawn: a step after that would keep that page's place for this one.
  useLayoutEffect(() => {
    let end: (() => void) | undefined;
    const ended = new AbortController();
    const { signal } = ended;
    let isReturned = isStep && (isSteppedTo(key) || placeOfReload !== null);
    const handleNeed = () =>
      void loadKeptPlace().then(
        ({ readPage }) => {
          if (!signal.aborted) end = readPage({ key, address, isReturned });
        },
        () => undefined,
      );
    // Who scrolls before that code is there wants to be elsewhere.
    for (const move of OWN_MOVES) window.addEventListener(move, () => (isReturned = false), { signal });
    if (isReturned) handleNeed();
    else window.addEventListener('scroll', handleNeed, { once: true, signal });
    return () => {
      ended.abort();
      end?.();
    };
  }, [key, address, isStep]);
}
