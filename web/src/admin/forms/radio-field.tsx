import { useId, type ReactNode } from 'react';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './radio-field.module.css';
import type { Choice } from './choose-field';
import { useFormField } from './formik-fields';

interface RadioFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly (Choice & { readonly hint?: ReactNode })[];
}

/**
 * Renders a choice of a Formik form with all its options in view. Leaving the field without a choice shows no error; only
 * submitting does.
 */
export function RadioField({ name, label, hint: about, choices }: RadioFieldProps) {
  const { field, error } = useFormField(name);
  const errorId = useId();
  return (
    <fieldset className={stack(1)} aria-describedby={error ? errorId : undefined}>
      <legend className={styles['legend']}>{label}</legend>
      {about && <p className={ui['hint']}>{about}</p>}
      <div className={stack(2, styles['choices'])}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={`${ui['choice']} ${styles['choice']}`}>
            <input
              name={name}
              type="radio"
              value={value}
              checked={field.value === value}
              onChange={field.onChange}
            />
            <span>
              {label} {hint && <span className={`${ui['hint']} ${styles['hint']}`}>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p className={ui['error']} id={errorId}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
