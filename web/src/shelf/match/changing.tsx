import { useEffect, useState } from 'react';
import styles from './match.module.css';

const MARKED_FOR_MS = 6_000;

/** True for a moment after `value` has changed, but not when it is first shown. */
function useChanged(value: string | number | null): boolean {
  const [shown, setShown] = useState({ value, isChanged: false });
  if (shown.value !== value) setShown({ value, isChanged: true });

  useEffect(() => {
    if (!shown.isChanged) return undefined;
    const timer = setTimeout(() => setShown({ value: shown.value, isChanged: false }), MARKED_FOR_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  return shown.isChanged;
}

interface ChangingProps {
  readonly value: string | number;
  readonly className?: string | undefined;
}

/** A number or text that is marked for a moment when it changes on an open page. */
export function Changing({ value, className }: ChangingProps) {
  const isChanged = useChanged(value);
  return (
    <span
      className={[styles['value'], className].filter(Boolean).join(' ')}
      data-changed={isChanged || undefined}
    >
      {value}
    </span>
  );
}
