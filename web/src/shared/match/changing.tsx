import styles from './changing.module.css';
import { useChanged } from './use-changed';

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
