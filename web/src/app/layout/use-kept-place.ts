import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { laterCode } from '../../shared/code/later';
import { isSteppedTo } from '../../shared/stores/history-steps';
import { placeOfReload } from '../../shared/stores/places';

/** Nobody has to be led back who has not scrolled. */
const loadKeptPlace = laterCode(() => import('./kept-place'));

/**
 * Who comes back to a page, or loads it again, finds what they had before them where it stood. The browser scrolls as far down as
 * before: on a page that is still being drawn that is not far, and rows that had not been laid out were not as high as they are.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const isReturned = useNavigationType() === NavigationType.Pop;

  useEffect(() => {
    let end: (() => void) | undefined;
    let isLeft = false;
    const handleNeed = () =>
      void loadKeptPlace().then(
        ({ readPage }) => {
          if (!isLeft) end = readPage(key, isReturned);
        },
        () => undefined,
      );
    if (isReturned && (isSteppedTo(key) || placeOfReload)) handleNeed();
    else window.addEventListener('scroll', handleNeed, { once: true });
    return () => {
      window.removeEventListener('scroll', handleNeed);
      isLeft = true;
      end?.();
    };
  }, [key, isReturned]);
}
