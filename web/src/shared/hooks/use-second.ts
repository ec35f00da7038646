import { useEffect, useState } from 'react';

/** The present instant, taken anew on every full second. */
export function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), 1_000 - (Date.now() % 1_000));
    return () => clearTimeout(timer);
  }, [now]);

  return now;
}
