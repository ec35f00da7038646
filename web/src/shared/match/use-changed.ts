import { useEffect, useRef, useState } from 'react';

const MARKED_FOR_MS = 6_000;

/** True for a moment after `value` has changed; a value that has only just come on show has not. */
export function useChanged(value: string | number | null): boolean {
  const last = useRef(value);
  const [isChanged, setChanged] = useState(false);

  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), MARKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [value]);

  return isChanged;
}
