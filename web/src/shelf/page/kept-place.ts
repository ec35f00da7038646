import { useLayoutEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/*
 * The browser itself scrolls a page to which somebody returns, by the same number of pixels as before. A page that is still being drawn
 * is not long enough for that, and rows that have not been laid out have another height. So the row is kept with the history entry.
 */

/** An element of a page and its distance from the top of the window. */
interface Part {
  readonly selector: string;
  readonly top: number;
}

/** The scroll position of a reader on a page. */
interface Place {
  readonly y: number;
  /** The row before the reader and what it stands in, which is still there if the row is gone. */
  readonly parts: readonly Part[];
}

/** The elements that can be found again after the page has been redrawn. */
const PARTS = 'main :is([data-match], [data-team-card], [id^="group-"], section[id])';

/** These events show that the visitor moves the page, so their scroll position must not be changed any more. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** A slow phone needs this long until a whole page is drawn. */
const HELD_MS = 15_000;
/** The time between two places that are kept while somebody scrolls. Safari refuses more than a hundred in ten seconds. */
const APART_MS = 150;

/** Returns how far an element is from the top of the window. */
export function topOf(element: Element): number {
  return Math.round(element.getBoundingClientRect().top);
}

/** Scrolls an element back to its distance from the top of the window. */
export function scrollBack(element: Element, top: number): void {
  if (element.isConnected) window.scrollBy({ top: topOf(element) - top, behavior: 'instant' });
}

/**
 * Scrolls in the next frame, and again whenever the page changes its height, until the visitor scrolls or somebody aborts it. The
 * observer is called between the layout of a frame and its painting, so no movement is visible, and a page in the background waits
 * until it is seen.
 */
export function scrollWhileDrawn(scroll: () => void, milliseconds = HELD_MS): AbortController {
  const held = new AbortController();
  const { signal } = held;
  const end = () => held.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const height = new ResizeObserver(() => {
    timer ??= setTimeout(end, milliseconds);
    scroll();
  });
  signal.addEventListener('abort', () => {
    height.disconnect();
    clearTimeout(timer);
  });
  for (const move of OWN_MOVES) window.addEventListener(move, end, { passive: true, signal });
  height.observe(document.body);
  return held;
}

interface HistoryState {
  /** The router's key of the history entry. */
  readonly key?: string;
  readonly place?: Place;
}

function historyState(): HistoryState {
  return (window.history.state ?? {}) as HistoryState;
}

/** Returns whether the history entry has a scroll position, because somebody has read its page before. */
export function hasKeptPlace(): boolean {
  return historyState().place !== undefined;
}

function asPart(element: Element): Part {
  const name = ['data-match', 'data-team-card'].find((attribute) => element.hasAttribute(attribute)) ?? 'id';
  return {
    selector: `main [${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`,
    top: topOf(element),
  };
}

/** Returns the place of the tapped row, or else of what is a third down the window. */
function placeOf(tapped: EventTarget | null): Place {
  const parts: Part[] = [];
  const row = tapped instanceof Element ? tapped.closest(PARTS) : null;
  let part = row ?? document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 3)?.closest(PARTS);
  for (; part; part = part.parentElement?.closest(PARTS)) parts.push(asPart(part));
  return { y: Math.round(window.scrollY), parts };
}

function scrollToPlace({ y, parts }: Place): void {
  for (const { selector, top } of parts) {
    const element = document.querySelector(selector);
    if (element) return scrollBack(element, top);
  }
  if (parts.length === 0) window.scrollTo({ top: y, behavior: 'instant' });
}

/** Keeps the place of a reader when they scroll or tap. Returns a function that stops this. */
function watchReader(isLed: () => boolean): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const { key } = historyState();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isMoving = false;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  const keep = (tapped: EventTarget | null) => {
    // The address changes before the page does, and the menu of a phone covers the page.
    if (isLed() || historyState().key !== key || document.querySelector('dialog[open]')) return;
    window.history.replaceState({ ...historyState(), place: placeOf(tapped) }, '');
  };
  // The last place is kept only after a time without scrolling, because rows that come into view get their height a little later.
  const handleTime = () => {
    keep(null);
    if (!isMoving) stop();
    isMoving = false;
  };
  const handleScroll = () => {
    isMoving = true;
    timer ??= setInterval(handleTime, APART_MS);
  };
  window.addEventListener('scroll', handleScroll, { passive: true, signal });
  // The listener captures, so that it is called before the router changes the history entry.
  window.addEventListener('click', ({ target }) => keep(target), { capture: true, signal });
  return () => {
    ended.abort();
    stop();
  };
}

/** Leads whoever comes back to a page, or loads it again, to the row that they had before them. */
export function useKeptPlace(): void {
  const location = useLocation();
  const isStep = useNavigationType() === NavigationType.Pop;

  // The effect is a layout effect, because its cleanup runs at the moment in which another page is drawn.
  useLayoutEffect(() => {
    const { place } = historyState();
    const leading = isStep && place ? scrollWhileDrawn(() => scrollToPlace(place)) : null;
    const stopWatching = watchReader(() => leading?.signal.aborted === false);
    return () => {
      leading?.abort();
      stopWatching();
    };
  }, [location, isStep]);
}

/** Returns whether somebody has come back to the page, or has loaded it again. Their place exists only once the whole page is drawn. */
export function useIsReturned(): boolean {
  const isStep = useNavigationType() === NavigationType.Pop;
  return useState(isStep && hasKeptPlace())[0];
}
