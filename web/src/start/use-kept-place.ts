import { useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { laterCode } from '../shelf/code/later';
import { OWN_MOVES } from '../shelf/page/use-held-place';
import { isSteppedTo } from '../shelf/stores/history-steps';
import { placeOfReload } from '../shelf/stores/places';

/** The code is lazy, because a reader who has not scrolled has no position to restore. */
const loadKeptPlace = laterCode(() => import('./kept-place'));

/**
 * Restores the scroll position when somebody comes back to a page or reloads it. The browser scrolls by the same number of pixels as
 * before. A page that is still being drawn is not long enough for that, and rows that had not been laid out had another height.
 */
export function useKeptPlace(): void {
  const { key, pathname, search } = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;
  const address = pathname + search;

  // The effect is a layout effect, because its cleanup runs at the moment in which another page is drawn. If it ran later, the position of
  // that page would be stored for this one.
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
    // A reader who scrolls before the code has loaded does not return to the old position.
    for (const move of OWN_MOVES) window.addEventListener(move, () => (isReturned = false), { signal });
    if (isReturned) handleNeed();
    else window.addEventListener('scroll', handleNeed, { once: true, signal });
    return () => {
      ended.abort();
      end?.();
    };
  }, [key, address, isStep]);
}
