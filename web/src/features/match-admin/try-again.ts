/** The browser may not notice that the network is back, and says nothing of a server in trouble. */
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * Calls `trySend` when the network is back, and every ten seconds.
 *
 * @returns What ends it.
 */
export function keepTrying(trySend: () => void): () => void {
  const timer = setInterval(trySend, TRY_AGAIN_AFTER_MS);
  window.addEventListener('online', trySend);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', trySend);
  };
}
