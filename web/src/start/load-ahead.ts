import { useEffect } from 'react';
import { hasNetwork } from '../shelf/code/has-network';
import { loadParts } from '../shelf/code/later';
import { useReading } from '../shelf/stores/reading';
import { loadPublicPages } from './pages';

/** After the first view, and long enough for a visitor to tap first; what is loaded meanwhile is only needed later. */
const TIME_TO_READ_MS = 5_000;
const TRY_AGAIN_AFTER_MS = 60_000;

let isAsked = false;

/** Resolves when no question to the API is open, between two of them where a live match is asked for every few seconds. */
function untilNothingIsAsked(): Promise<void> {
  return new Promise((resolve) => {
    if (useReading.getState().open === 0) {
      resolve();
      return;
    }
    const stop = useReading.subscribe(({ open }) => {
      if (open > 0) return;
      stop();
      resolve();
    });
  });
}

async function loadAhead(): Promise<void> {
  await untilNothingIsAsked();
  try {
    await loadPublicPages();
    await loadParts();
  } catch {
    // A file that is gone although there is a network is asked for where it is needed, and the error is shown there.
    if (!(await hasNetwork())) setTimeout(() => (isAsked = false), TRY_AGAIN_AFTER_MS);
  }
}

/**
 * Loads the code of all public pages once the visitor is reading, so that they open at once, and without a network. A component of
 * its own, because it is drawn anew with each question to the API: every few seconds during a live match.
 */
export function LoadAhead() {
  const isAsking = useReading(({ open }) => open > 0);

  useEffect(() => {
    if (isAsking || isAsked) return;
    isAsked = true;
    setTimeout(() => void loadAhead(), TIME_TO_READ_MS);
  }, [isAsking]);

  return null;
}
