import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what lies outside the window may be drawn: not in the first view, but right after it, in slices, so that a phone shows
 * the first view sooner and answers meanwhile. (`useDeferredValue` with a first value does not wait inside a deferred drawing.)
 */
export function useDrawRest(): boolean {
  const [isRestDrawn, setRestDrawn] = useState(false);

  useEffect(() => {
    startTransition(() => setRestDrawn(true));
  }, []);

  return isRestDrawn;
}
