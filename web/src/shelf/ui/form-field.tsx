import { useId, type ReactNode } from 'react';
import { stack } from '../styles/layout';
import looks from '../styles/looks.module.css';
import styles from './form-field.module.css';

interface ControlAttributes {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface FormFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error to show now. The form decides when, because an error is shown only after the field was touched. */
  readonly error?: string | null;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
  /** Draws the input, select or textarea with the attributes that tie it to its label, hint and error. */
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

export function FormField({ label, hint, error, end, children }: FormFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={stack(1)}>
      <label className={styles['label']} htmlFor={id}>
        {label}
      </label>
      <div className={styles['place']} data-has-end={Boolean(end)}>
        {children({
          id,
          className: styles['control'] ?? '',
          'aria-describedby': describedBy,
          'aria-invalid': Boolean(error),
        })}
        {end}
      </div>
      {error && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={looks['soft']} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
