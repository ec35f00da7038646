import { scrollBack, scrollWhileDrawn, topOf } from './kept-place';

/** Within this time a filtered list is drawn again. */
const HELD_AFTER_CHANGE_MS = 2_000;

/**
 * Keeps an element at its place on the screen while a change that is about to be made redraws the content above it. Safari does not
 * anchor the scroll position, and other browsers anchor it to some row below.
 */
export function holdInPlace(element: Element): void {
  const top = topOf(element);
  scrollWhileDrawn(() => scrollBack(element, top), HELD_AFTER_CHANGE_MS);
}
