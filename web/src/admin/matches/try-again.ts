import { useKeptPage } from '../../shelf/stores/kept-page';

/**
 * The time between two tries. A timer is needed because the browser may not notice that the network is back, and cannot notice that a
 * server has recovered.
 */
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * Calls `trySend` when the network is back, and every ten seconds. There are no calls while the page is hidden behind the login, where each
 * try would only report again that the session has ended.
 *
 * @returns A function that stops the tries.
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
