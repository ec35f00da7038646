import { startTransition, useEffect, useState } from 'react';

/** Returns false at first, and true after this time. The change is drawn in slices, because it may draw a large part of a page. */
export function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
