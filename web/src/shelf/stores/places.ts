/** Something on a page, and where it stood in the window. */
export interface Part {
  readonly selector: string;
  readonly top: number;
}

/** Where somebody has been on a page. */
export interface Place {
  readonly y: number;
  /** What stood before them, and what that stood in: the page may have another height by the time they come back. */
  readonly parts: readonly Part[];
}

interface PlaceOfReload extends Place {
  readonly address: string;
}

const STORAGE_KEY = 'place';

/** Keeps it for the page if it is loaded again, by its reader or because a phone has thrown it away meanwhile. Null forgets it. */
export function keepPlaceOfReload(place: Place | null): void {
  try {
    // What the history keeps beside a page cannot be changed any more while the page is left.
    if (place) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...place, address: location.href }));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Then the page begins at its top.
  }
}

function takePlaceOfReload(): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '') as PlaceOfReload;
    keepPlaceOfReload(null);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (place.address === location.href && navigation?.type !== 'navigate') return place;
  } catch {
    // None is kept.
  }
  return null;
}

/** Where the reader was of the page that has been loaded again. */
export const placeOfReload = takePlaceOfReload();
