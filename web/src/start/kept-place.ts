import { holdPlace, OWN_MOVES } from '../shelf/page/use-held-place';
import { isSteppedTo } from '../shelf/stores/history-steps';
import { keepPlaceOfReload, type Part, type Place, placeOfReload } from '../shelf/stores/places';
import { setBeforeStep } from '../shelf/page/frame/before-router';

/** The elements that can be found again after the page has been redrawn. */
const PARTS = 'main :is([data-match], [data-team-card], [id^="group-"], section[id])';

function asPart(element: Element): Part {
  const name = ['data-match', 'data-team-card'].find((attribute) => element.hasAttribute(attribute));
  const value = name && element.getAttribute(name);
  const selector = value ? `main [${name}="${CSS.escape(value)}"]` : `#${CSS.escape(element.id)}`;
  return { selector, top: Math.round(element.getBoundingClientRect().top) };
}

/** Returns the sections at the reading position, a third down the window, from the innermost outwards. */
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

/** Returns whether the menu of a phone covers the page. */
function isPageCovered(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

/** The scroll positions on pages that readers have left, until they come back. */
const places = new Map<string, Place>();

/** Stores the scroll position of a page whenever the reader may be about to leave it. Returns a function that stops this. */
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
  // The listeners capture, so that they are called before the router draws another page.
  window.addEventListener('click', keep, { capture: true, signal });
  window.addEventListener('change', keep, { capture: true, signal });
  setBeforeStep(keep);
  window.addEventListener('pagehide', handleLeave, { signal });
  // This is the only event that a phone sends before it discards a page in the background.
  document.addEventListener('visibilitychange', handleVisibility, { signal });
  return () => {
    setBeforeStep(null);
    ended.abort();
  };
}

/** A slow phone needs this long until all content above the reader is drawn again. */
const HELD_MS = 15_000;

/**
 * Scrolls to a position, holds it, and returns a function that stops holding. Returns null if the page does not have the content at
 * that position yet.
 */
function scrollToPlace({ y, parts }: Place): (() => void) | null {
  for (const { selector, top } of parts) {
    const element = document.querySelector(selector);
    if (element) return holdPlace(element, top);
  }
  if (parts.length > 0 || document.documentElement.scrollHeight < y + window.innerHeight) return null;
  window.scrollTo({ top: y, behavior: 'instant' });
  return () => undefined;
}

/**
 * Scrolls to the position as soon as possible, and again when the page grows, until the visitor scrolls. Returns a function that
 * ends the scrolling.
 */
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
  /** The key of the page in the history. */
  readonly key: string;
  /**
   * The key alone is not enough to identify a page, because the skip link and a fragment that somebody types have the key of the
   * first page.
   */
  readonly address: string;
  /** Whether the reader's scroll position is restored. */
  readonly isReturned: boolean;
}

/** Restores and stores the scroll position while a page is open. Returns a function that stops this. */
export function readPage({ key, address, isReturned }: Page): () => void {
  const page = `${key} ${address}`;
  // The stored position counts as the reader's position until it has been restored or the reader has scrolled.
  let pending = isReturned ? ((isSteppedTo(key) ? places.get(page) : placeOfReload) ?? null) : null;
  places.delete(page);
  const stopReturning = pending && returnTo(pending, () => (pending = null));
  const stopWatching = watchLeaving(page, () => pending ?? currentPlace());
  return () => {
    stopReturning?.();
    stopWatching();
  };
}
