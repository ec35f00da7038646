import { useEffect } from 'react';
import { loadParts } from '../shared/code/later';
import { useReading } from '../shared/stores/reading';
import { loadPublicPages } from './pages';

/** After the first view, and long enough for a visitor to tap first; what is loaded meanwhile is only needed later. */
const TIME_TO_READ_MS = 5_000;

let isAsked = false;

async function loadAhead(): Promise<void> {
  isAsked = true;
  try {
    await loadPublicPages();
    await loadParts();
  } catch {
    // There is no network: tried again on the next page.
    isAsked = false;
  }
}

/** Loads the code of all public pages once the visitor is reading, so that they open at once, and without a network. */
export function useLoadAhead(): void {
  const isAsking = useReading(({ open }) => open > 0);

  useEffect(() => {
    if (isAsking || isAsked) return undefined;
    const timer = setTimeout(() => void loadAhead(), TIME_TO_READ_MS);
    return () => clearTimeout(timer);
  }, [isAsking]);
}
