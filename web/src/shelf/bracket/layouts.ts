import { laterPart } from '../code/later';

/* Apart from the bracket, so that a page can ask for a layout and for the bracket at once and not for one after the other. */

/** Wide windows have no use for it, nor for Swiper, which it asks for. */
export const BracketSwipe = laterPart(async () => (await import('./swipe/bracket-swipe')).BracketSwipe);

/** Phones have no use for it. */
export const BracketTree = laterPart(async () => (await import('./bracket-tree')).BracketTree);

/** From this width down the rounds are swiped. */
export const SWIPEABLE = '(width <= 992px)';

/** Asks for the code of the layout that this window shows. */
export async function loadLayout(): Promise<void> {
  await (window.matchMedia(SWIPEABLE).matches ? BracketSwipe : BracketTree).load();
}
