import { useId, type ReactNode } from 'react';
import styles from './radio-field.module.css';
import { type Choice, useFormField } from './formik-fields';

interface RadioFieldProps {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly (Choice & { readonly hint?: ReactNode })[];
}

/**
 * Renders a choice of a Formik form with all its options in view. Leaving the field without a choice shows no error; only
 * submitting does.
 */
export function RadioField({ name, label, choices }: RadioFieldProps) {
  const { field, error } = useFormField(name);
  const errorId = useId();
  return (
    <fieldset className={styles['field']} aria-describedby={error ? errorId : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      <div className={styles['choices']}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={styles['choice']}>
            <input
              name={name}
              type="radio"
              value={value}
              checked={field.value === value}
              onChange={field.onChange}
            />
            <span>
              {label} {hint && <span className={styles['hint']}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles['error']} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
