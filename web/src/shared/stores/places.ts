/** Where somebody has been on a page: how far down, and which part of the page stood where in the window. */
export interface Place {
  readonly y: number;
  /** A selector of the part: the page may have another height by the time they come back. */
  readonly part: string | null;
  readonly top: number;
}

/** Of the page that is open: another address has another place. */
function storageKey(): string {
  return `place of ${location.href}`;
}

/** Keeps it for the page if it is loaded again: by its reader, or because a phone has thrown it away meanwhile. */
export function keepPlaceOfReload(place: Place): void {
  try {
    // What the history keeps beside a page cannot be changed any more while the page is left.
    if (place.y > 0) sessionStorage.setItem(storageKey(), JSON.stringify(place));
    else sessionStorage.removeItem(storageKey());
  } catch {
    // Then the page begins at its top.
  }
}

function readPlaceOfReload(): Place | null {
  try {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (navigation?.type !== 'navigate')
      return JSON.parse(sessionStorage.getItem(storageKey()) ?? '') as Place;
  } catch {
    // None is kept.
  }
  return null;
}

/** Where the reader was of the page that has been loaded again, if it was not at its top. */
export const placeOfReload = readPlaceOfReload();
