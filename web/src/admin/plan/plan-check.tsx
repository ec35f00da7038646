import { useId } from 'react';
import ui from '../ui/ui.module.css';
import styles from './plan.module.css';

interface CheckProps {
  readonly label: string;
  readonly hint?: string;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** Renders a checkbox of the plan. */
export function PlanCheck({ label, hint, isChecked, onCheck }: CheckProps) {
  const hintId = useId();
  return (
    <div>
      <label className={`${ui['choice']} ${styles['check']}`}>
        <input
          type="checkbox"
          checked={isChecked}
          aria-describedby={hint ? hintId : undefined}
          onChange={({ target }) => onCheck(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p className={ui['hint']} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
