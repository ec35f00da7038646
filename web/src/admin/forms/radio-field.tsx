import { useField } from 'formik';
import { useId, type ReactNode } from 'react';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './radio-field.module.css';
import type { Choice } from './choose-field';
import { useFormField } from './formik-fields';

interface OptionsInView<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly choices: readonly (Choice<Value> & { readonly hint?: ReactNode })[];
}

interface ChooseRadioProps<Value extends string> extends OptionsInView<Value> {
  readonly name?: string;
  readonly value: Value;
  readonly error?: string | undefined;
  readonly onChoose: (value: Value) => void;
}

/** Renders a choice with all its options in view, outside of a Formik form. */
export function ChooseRadio<Value extends string>(props: ChooseRadioProps<Value>) {
  const { label, hint: about, choices, value: chosen, error, onChoose } = props;
  const [id, errorId] = [useId(), useId()];
  return (
    <fieldset className={stack(1)} aria-describedby={error ? errorId : undefined}>
      <legend className={`${ui['legend']} ${styles['legend']}`}>{label}</legend>
      {about && <p className={ui['hint']}>{about}</p>}
      <div className={stack(2, styles['choices'])}>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className={`${ui['choice']} ${styles['choice']}`}>
            <input
              name={props.name ?? id}
              type="radio"
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            <span>
              {label}
              {hint && <span className={`${ui['hint']} ${styles['hint']}`}> {hint}</span>}
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

/** Asks for a choice in a Formik form. Leaving the field without a choice shows no error; only submitting does. */
export function RadioField({ name, ...options }: OptionsInView<string> & { readonly name: string }) {
  const { field, error } = useFormField(name);
  const [, , { setValue }] = useField<string>(name);
  return (
    <ChooseRadio
      {...options}
      name={name}
      value={field.value}
      error={error}
      onChoose={(value) => void setValue(value)}
    />
  );
}
