import { useKeptPage } from '../../shelf/stores/kept-page';

/** The browser may not notice that the network is back, and says nothing of a server in trouble. */
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * Calls `trySend` when the network is back, and every ten seconds; but not while the page is hidden behind the login, where
 * each try would only say once more that the session has ended.
 *
 * @returns What ends it.
 */
export function keepTrying(trySend: () => void): () => void {
  const handleChance = () => {
    if (useKeptPage.getState().page === null) trySend();
  };
  const timer = setInterval(handleChance, TRY_AGAIN_AFTER_MS);
  window.addEventListener('online', handleChance);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', handleChance);
  };
}
