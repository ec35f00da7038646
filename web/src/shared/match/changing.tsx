import { useEffect, useRef, useState } from 'react';
import styles from './changing.module.css';

const MARKED_FOR_MS = 6_000;

/** True for a moment after `value` has changed, but not when it is first shown. */
function useChanged(value: string | number | null): boolean {
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

interface ChangingProps {
  readonly value: string | number;
}

/** A number or text that is marked for a moment when it changes on an open page. */
export function Changing({ value }: ChangingProps) {
  const isChanged = useChanged(value);
  return (
    <span className={styles['value']} data-changed={isChanged || undefined}>
      {value}
    </span>
  );
}
