import { holdPlace, OWN_MOVES } from '../shelf/page/use-held-place';
import { isSteppedTo } from '../shelf/stores/history-steps';
import { keepPlaceOfReload, type Part, type Place, placeOfReload } from '../shelf/stores/places';
import { setBeforeStep } from '../shelf/page/frame/before-router';

/** What is found again on the same page, drawn anew. */
const PARTS = 'main :is([data-match], [id^="group-"], section[id])';

function asPart(element: Element): Part {
  const match = element.getAttribute('data-match');
  const selector = match === null ? `#${CSS.escape(element.id)}` : `main [data-match="${CSS.escape(match)}"]`;
  return { selector, top: Math.round(element.getBoundingClientRect().top) };
}

/** The parts that stand where one reads, a third down the window, from the innermost outwards. */
function partsBeforeReader(): Part[] {
  const parts: Part[] = [];
  const point = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3);
  let element = point?.closest(PARTS);
  while (element) {
    parts.push(asPart(element));
    element = element.parentElement?.closest(PARTS);
  }
  return parts;
}

function currentPlace(): Place {
  return { y: Math.round(window.scrollY), parts: partsBeforeReader() };
}

/** The menu of a phone lies over what somebody reads. */
function isPageCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** Where readers were on the pages that they have left, each until they come back to it. */
const places = new Map<string, Place>();

/** Notes where the reader of a page is whenever they may be about to leave it. Returns what ends that. */
function watchLeaving(page: string, findPlace: () => Place): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const keep = () => {
    if (!isPageCovered()) places.set(page, findPlace());
  };
  const handleVisibility = () => {
    keep();
    keepPlaceOfReload(document.visibilityState === 'hidden' ? (places.get(page) ?? null) : null);
  };
  const handleLeave = () => {
    keep();
    keepPlaceOfReload(places.get(page) ?? null);
  };
  // Before the router, which draws another page.
  window.addEventListener('click', keep, { capture: true, signal });
  window.addEventListener('change', keep, { capture: true, signal });
  setBeforeStep(keep);
  window.addEventListener('pagehide', handleLeave, { signal });
  // A phone that throws away a page in the background says no more than this.
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  return () => {
    setBeforeStep(null);
    ended.abort();
  };
}

/** A slow phone takes so long until all that stood above somebody is there again. */
const HELD_MS = 15_000;

/** Scrolls there, if the page has what stood there by now, and holds it. Returns what ends that. */
function scrollToPlace({ y, parts }: Place): (() => void) | null {
  for (const { selector, top } of parts) {
    const element = document.querySelector(selector);
    if (element) return holdPlace(element, top);
  }
  if (parts.length > 0 || document.documentElement.scrollHeight < y + window.innerHeight) return null;
  window.scrollTo({ top: y, behavior: 'instant' });
  return () => undefined;
}

/** Leads there as soon as can be, and again when the page grows. Whoever scrolls meanwhile is left alone. Returns what ends it. */
function returnTo(place: Place, handleEnd: () => void): () => void {
  let release: (() => void) | null = null;
  const lead = () => {
    release?.();
    release = scrollToPlace(place);
    if (!release) return;
    arrival.disconnect();
    growth.observe(document.body);
  };
  const arrival = new MutationObserver(lead);
  const growth = new ResizeObserver(lead);
  const stop = () => {
    release?.();
    arrival.disconnect();
    growth.disconnect();
    clearTimeout(timer);
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
    handleEnd();
  };
  const timer = setTimeout(stop, HELD_MS);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  arrival.observe(document.body, { childList: true, subtree: true });
  lead();
  return stop;
}

interface Page {
  /** In the history. */
  readonly key: string;
  /** The skip link and what somebody types after `#` have the key of the first page. */
  readonly address: string;
  /** Whether its reader is led to where they were. */
  readonly isReturned: boolean;
}

/** For as long as a page is read. Returns what ends that. */
export function readPage({ key, address, isReturned }: Page): () => void {
  const page = `${key} ${address}`;
  // Until they are led back, or have scrolled, that is where they are.
  let pending = isReturned ? ((isSteppedTo(key) ? places.get(page) : placeOfReload) ?? null) : null;
  places.delete(page);
  const stopReturning = pending && returnTo(pending, () => (pending = null));
  const stopWatching = watchLeaving(page, () => pending ?? currentPlace());
  return () => {
    stopReturning?.();
    stopWatching();
  };
}
