/** An element of a page and its distance from the top of the window. */
export interface Part {
  readonly selector: string;
  readonly top: number;
}

/** The scroll position of a reader on a page. */
export interface Place {
  readonly y: number;
  /**
   * The element in front of the reader and the elements around it. They are stored because the page may have another height when the
   * reader comes back.
   */
  readonly parts: readonly Part[];
}

interface PlaceOfReload extends Place {
  readonly address: string;
}

const STORAGE_KEY = 'place';

/** Stores the scroll position for a reload, either by the reader or because a phone has discarded the page. Null removes it. */
export function keepPlaceOfReload(place: Place | null): void {
  try {
    // The position is in the session storage, because the history state cannot be changed any more while the page is being left.
    if (place) sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...place, address: location.href }));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without the stored position, the page opens at its top.
  }
}

function takePlaceOfReload(): Place | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '') as PlaceOfReload;
    keepPlaceOfReload(null);
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (place.address === location.href && navigation?.type !== 'navigate') return place;
  } catch {
    // If the entry cannot be read, there is no stored scroll position.
  }
  return null;
}

/** The reader's scroll position before the page was reloaded. */
export const placeOfReload = takePlaceOfReload();
