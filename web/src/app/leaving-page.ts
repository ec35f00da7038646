import { keepPlace, keepPlaceOfReload, type Place } from '../shared/stores/places';

/** What is found again on the same page, drawn anew. */
const PARTS = 'main :is([data-match], [id^="group-"], section[id])';

/** The key in the history of the page that is being read. None where nobody has to be led back. */
let page: string | null = null;

export function setPageBeingRead(key: string | null): void {
  page = key;
}

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

function noteLeft(): void {
  if (page !== null) keepPlace(page, currentPlace());
}

function noteClick({ target }: Event): void {
  if (target instanceof Element && target.closest('a')) noteLeft();
}

function noteHidden(): void {
  if (page !== null) keepPlaceOfReload(currentPlace());
}

/** Notes where the reader of a page is whenever they may be about to leave it: before the router, which draws another one. */
export function watchLeaving(): void {
  window.addEventListener('click', noteClick, { capture: true });
  window.addEventListener('popstate', noteLeft);
  window.addEventListener('pagehide', noteHidden);
  // A phone that throws away a page in the background says no more than this.
  document.addEventListener('visibilitychange', noteHidden);
}
