/**
 * Keeps the page on the device, so that it opens without a network. Without a worker (a private window) the page works as long as it is
 * open.
 */
export function registerWorker(): void {
  // A page without encryption has no service worker, although the types promise one.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!import.meta.env.PROD || !workers) return;
  workers.register('/score-sw.js', { scope: '/score', updateViaCache: 'none' }).catch(() => undefined);
}
