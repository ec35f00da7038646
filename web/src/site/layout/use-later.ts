import { startTransition, useEffect, useState } from 'react';

/** False at first, and true after so many milliseconds. What is drawn then is drawn in slices: it may be a large part of a page. */
export function useLater(milliseconds: number): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setLater(true)), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isLater;
}
