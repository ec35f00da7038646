import type { SWRConfiguration } from 'swr';
import { arrivedViews } from './read-ahead';

/** Calls back when the tab becomes visible again. By default swr does so on every focus of the window as well. */
function listenForReturn(onReturn: () => void): () => void {
  window.addEventListener('visibilitychange', onReturn);
  return () => window.removeEventListener('visibilitychange', onReturn);
}

/** How views of the API are cached: they are read once, and then again only on request or at the interval of `useCup`. */
export const viewSettings = {
  provider: arrivedViews,
  initFocus: listenForReturn,
  // `navigator.onLine` can be wrong in both directions, so a call is always tried.
  isOnline: () => true,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  focusThrottleInterval: 0,
  dedupingInterval: 0,
  // `readView` retries by itself, so that a page does not show a temporary failure.
  shouldRetryOnError: false,
} satisfies SWRConfiguration & Record<string, unknown>;
