import { useEffect } from 'react';
import { hasNetwork } from '../shelf/code/has-network';
import { loadParts } from '../shelf/code/later';
import { useReading } from '../shelf/stores/reading';
import { loadPublicPages } from './pages';

/** After this time the first view is drawn, and a visitor has had time to tap. The code that is loaded then is only needed later. */
const TIME_TO_READ_MS = 5_000;
const TRY_AGAIN_AFTER_MS = 60_000;

let isAsked = false;

/**
 * Resolves when there is no pending request to the API. During a live match that is between two of the requests that are sent every
 * few seconds.
 */
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
    performance.mark('loaded-ahead');
  } catch {
    // If there is a network, a deploy has removed a file. It is requested again where it is needed, and the error is shown there.
    if (!(await hasNetwork())) setTimeout(() => (isAsked = false), TRY_AGAIN_AFTER_MS);
  }
}

/**
 * Loads the code of all public pages while the visitor is reading, so that they open at once and without a network. It is a separate
 * component, because every request to the API redraws it: every few seconds during a live match.
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
