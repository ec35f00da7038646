import { useId } from 'react';
import styles from './plan.module.css';

interface CheckProps {
  readonly label: string;
  readonly hint?: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** Something of a plan that is so or not. */
export function PlanCheck({ label, hint, isChecked, onCheck }: CheckProps) {
  const hintId = useId();
  return (
    <div>
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => onCheck(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className={styles['hint']} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
