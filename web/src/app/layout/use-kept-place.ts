import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { holdPlace, OWN_MOVES } from '../../shared/hooks/use-held-place';
import { isSteppedTo } from '../../shared/stores/history-steps';
import { type Place, placeOf, placeOfReload } from '../../shared/stores/places';
import { setPageBeingRead } from '../leaving-page';

/** So long a slow phone may take until what somebody had before them is there again. */
const GIVES_UP_AFTER_MS = 15_000;

/** Scrolls there, if the page has what stood there by now. Returns what ends that. */
function scrollToPlace({ y, part, top }: Place): (() => void) | null {
  const element = part === null ? null : document.querySelector(part);
  if (element) return holdPlace(element, top);
  if (part !== null || document.documentElement.scrollHeight < y + window.innerHeight) return null;
  window.scrollTo({ top: y, behavior: 'instant' });
  return () => undefined;
}

/** Leads there as soon as can be. Whoever scrolls meanwhile is left alone. Returns what ends it. */
function returnTo(place: Place): () => void {
  let release: (() => void) | null = null;
  const stop = () => {
    arrival.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  const tryNow = () => {
    release = scrollToPlace(place);
    if (release) stop();
  };
  const arrival = new MutationObserver(tryNow);
  const timer = setTimeout(stop, GIVES_UP_AFTER_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  arrival.observe(document.body, { childList: true, subtree: true });
  tryNow();
  return () => {
    stop();
    release?.();
  };
}

/**
 * Who comes back to a page, or loads it again, finds what they had before them where it stood. The browser scrolls as far down as
 * before: on a page that is still being drawn that is not far, and rows that had not been laid out were not as high as they are.
 */
export function useKeptPlace(): void {
  const { key } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    const isReturned = navigationType === NavigationType.Pop;
    const place = isSteppedTo(key) ? placeOf(key) : placeOfReload;
    const stop = isReturned && place ? returnTo(place) : undefined;
    setPageBeingRead(key);
    return () => {
      setPageBeingRead(null);
      stop?.();
    };
  }, [key, navigationType]);
}
