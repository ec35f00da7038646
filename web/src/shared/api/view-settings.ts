import type { SWRConfiguration } from 'swr';

/** `visibilitychange` alone: a click from the address bar back into the page says nothing about the age of what it shows. */
function listenForReturn(onReturn: () => void): () => void {
  window.addEventListener('visibilitychange', onReturn);
  return () => window.removeEventListener('visibilitychange', onReturn);
}

/** How views of the API are kept: read once, then again only when somebody asks, or by the interval of `useCup`. */
export const viewSettings = {
  provider: () => new Map(),
  initFocus: listenForReturn,
  // What the browser says about its connection is a guess; a call that fails is a fact.
  isOnline: () => true,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  focusThrottleInterval: 0,
  dedupingInterval: 0,
  // `readView` tries again by itself, so that a page shows no failure that passes.
  shouldRetryOnError: false,
} satisfies SWRConfiguration & Record<string, unknown>;
