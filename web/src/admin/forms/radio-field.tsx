import { useId, type ReactNode } from 'react';
import { formErrorText } from '../../shelf/ui/form-error-text';
import { useLanguage } from '../../shelf/texts/use-texts';
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
  // The error text is in the language that is shown, so the field has to follow a change of language.
  useLanguage();
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
          {formErrorText(error)}
        </p>
      )}
    </fieldset>
  );
}
