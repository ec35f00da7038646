/** Where somebody has been on a page: how far down, and which part of the page stood where in the window. */
export interface Place {
  readonly y: number;
  /** A selector of the part: the page may have another height by the time they come back. */
  readonly part: string | null;
  readonly top: number;
}

interface PlaceOfReload extends Place {
  readonly address: string;
}

const STORAGE_KEY = 'place';

/** By the key that a page has in the history. */
const places = new Map<string, Place>();

export function keepPlace(page: string, place: Place): void {
  places.set(page, place);
}

export function placeOf(page: string): Place | undefined {
  return places.get(page);
}

/** Keeps it for a page that is loaded again: by its reader, or because a phone has thrown it away meanwhile. */
export function keepPlaceOfReload(place: Place): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...place, address: location.href }));
  } catch {
    // Then the page begins at its top.
  }
}

function isOpenedAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'reload' && navigation?.type !== 'back_forward';
}

function readPlaceOfReload(): Place | null {
  if (isOpenedAnew()) return null;
  try {
    const kept = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as PlaceOfReload | null;
    return kept?.address === location.href && kept.y > 0 ? kept : null;
  } catch {
    return null;
  }
}

/** Where the reader was of the page that has been loaded again, if it was not at its top. */
export const placeOfReload = readPlaceOfReload();
