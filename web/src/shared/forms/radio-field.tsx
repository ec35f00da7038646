import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import styles from './radio-field.module.css';
import type { Choice } from './select-field';

interface RadioFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (Choice & { readonly hint?: ReactNode })[];
}

/** One of a few choices of a Formik form, all of them in view. */
export function RadioField({ name, label, choices }: RadioFieldProps) {
  const [field, { touched, error }] = useField<string>(name);
  const errorId = useId();
  const shownError = touched ? error : undefined;
  return (
    <fieldset className={styles['field']} aria-describedby={shownError ? errorId : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles['choice']}>
            <input {...field} type="radio" value={value} checked={field.value === value} />
            <span>
              {label} {hint && <span className={styles['hint']}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {shownError && (
        <p className={styles['error']} id={errorId}>
          {shownError}
        </p>
      )}
    </fieldset>
  );
}
