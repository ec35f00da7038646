import { holdPlace, OWN_MOVES } from '../../shared/hooks/use-held-place';
import { isSteppedTo } from '../../shared/stores/history-steps';
import { keepPlaceOfReload, type Place, placeOfReload } from '../../shared/stores/places';
import { setBeforeStep } from '../before-router';

/** What is found again on the same page, drawn anew. */
const PARTS = 'main :is([data-match], [id^="group-"], section[id])';

function selectorOf(part: Element): string {
  const match = part.getAttribute('data-match');
  return match === null ? `#${CSS.escape(part.id)}` : `main [data-match="${CSS.escape(match)}"]`;
}

/** The part that stands where one reads: a third down the window. */
function partBeforeReader(): Element | null {
  const element = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);
  return element?.closest(PARTS) ?? null;
}

function currentPlace(): Place {
  const part = partBeforeReader();
  return {
    y: Math.round(window.scrollY),
    part: part && selectorOf(part),
    top: part ? Math.round(part.getBoundingClientRect().top) : 0,
  };
}

/** By the key that a page has in the history. */
const places = new Map<string, Place>();

/** Notes where the reader of a page is whenever they may be about to leave it. Returns what ends that. */
function watchLeaving(page: string): () => void {
  const keep = () => void places.set(page, currentPlace());
  const handleClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) keep();
  };
  const handleHidden = () => keepPlaceOfReload(currentPlace());
  const ended = new AbortController();
  const { signal } = ended;
  // Before the router, which draws another page.
  window.addEventListener('click', handleClick, { capture: true, signal });
  setBeforeStep(keep);
  window.addEventListener('pagehide', handleHidden, { signal });
  // A phone that throws away a page in the background says no more than this.
  document.addEventListener('visibilitychange', handleHidden, { signal });
  return () => {
    setBeforeStep(null);
    ended.abort();
  };
}

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

/** For as long as the page with this key is read. Returns what ends that. */
export function readPage(page: string, isReturned: boolean): () => void {
  const place = isSteppedTo(page) ? places.get(page) : placeOfReload;
  const stopReturning = isReturned && place ? returnTo(place) : undefined;
  const stopWatching = watchLeaving(page);
  return () => {
    stopReturning?.();
    stopWatching();
  };
}
