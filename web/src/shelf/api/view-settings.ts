import type { SWRConfiguration } from 'swr';
import { arrivedViews } from './read-ahead';

/** Calls back when the tab is looked at again. By default swr does so on every focus of the window as well. */
function listenForReturn(onReturn: () => void): () => void {
  window.addEventListener('visibilitychange', onReturn);
  return () => window.removeEventListener('visibilitychange', onReturn);
}

/** How views of the API are kept: read once, then again only when somebody asks, or by the interval of `useCup`. */
export const viewSettings = {
  provider: arrivedViews,
  initFocus: listenForReturn,
  // `navigator.onLine` can be wrong either way, so a call is always tried.
  isOnline: () => true,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  focusThrottleInterval: 0,
  dedupingInterval: 0,
  // `readView` tries again by itself, so that a page shows no failure that passes.
  shouldRetryOnError: false,
} satisfies SWRConfiguration & Record<string, unknown>;
