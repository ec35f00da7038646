import { laterPart } from '../code/later';

/* The layouts are in their own file, so that a page can request a layout and the bracket at the same time and not one after the other. */

/** The layout for narrow windows is lazy, because wide windows need neither this layout nor Swiper, which it loads. */
export const BracketSwipe = laterPart(async () => (await import('./swipe/bracket-swipe')).BracketSwipe);

/** The layout for wide windows is lazy, because phones do not need it. */
export const BracketTree = laterPart(async () => (await import('./bracket-tree')).BracketTree);

/** At this width and below, the rounds are swiped. */
export const SWIPEABLE = '(width < 1024px)';

/** Loads the code of the layout that this window shows. */
export async function loadLayout(): Promise<void> {
  await (window.matchMedia(SWIPEABLE).matches ? BracketSwipe : BracketTree).load();
}
