import { useEffect, useState } from 'react';

/** How long a modal takes to go. */
const LINGER_MS = 300;

/**
 * The value, and for a moment after it has become null still the last one: what a closing modal goes on showing. The value
 * must be the same object from one render to the next while it does not change.
 */
export function useLinger<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);

  useEffect(() => {
    if (value !== null) return;
    const timer = setTimeout(() => setLast(null), LINGER_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return value ?? last;
}
