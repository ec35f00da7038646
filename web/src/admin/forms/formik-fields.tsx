import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../../shelf/texts/use-texts';
import { FormField } from '../../shelf/ui/form-field';
import { type Choice, Options } from './choose-field';
import { formErrorText } from './form-error-text';

let isPressed = false;
const waiting: (() => void)[] = [];

function endPress(): void {
  isPressed = false;
  for (const run of waiting.splice(0)) run();
}

window.addEventListener('mousedown', () => (isPressed = true), { capture: true });
// The browser sends no mouseup event after a drag or when its menu opens.
for (const end of ['mouseup', 'dragend', 'contextmenu']) {
  window.addEventListener(end, endPress, { capture: true });
}

/**
 * Runs a function at once; while the mouse or a finger presses something, the function runs at the release, just before the click.
 * @internal
 */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run);
  else run();
}

/**
 * Returns a field of a Formik form with its error, which shows only after the field was touched. Pressing a button takes
 * the focus from the field before the release; if an error appeared in between, it would move the button away, and the
 * click would be lost.
 */
export function useFormField(name: string) {
  const [field, { touched, error }, { setTouched }] = useField<string>(name);
  // The error text depends on the current language.
  useLanguage();
  const onBlur = () => afterPress(() => void setTouched(true));
  return { field: { ...field, onBlur }, error: touched && error ? formErrorText(error) : undefined };
}

interface TextFieldProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** This control stands inside the field, at its end. */
  readonly end?: ReactNode;
}

/** Renders an input of a Formik form; its error shows only after the field was touched. */
export function TextField({ label, hint, end, ...input }: TextFieldProps) {
  const { field, error } = useFormField(input.name);
  return (
    <FormField label={label} hint={hint} error={error} end={end}>
      {(attributes) => <input {...input} {...field} {...attributes} />}
    </FormField>
  );
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** This option stands for an empty choice. */
  readonly placeholder?: string;
  readonly hint?: ReactNode;
}

/** Renders a select of a Formik form; its error shows only after the field was touched. */
export function SelectField({ label, choices, placeholder, hint, onChange, ...select }: SelectFieldProps) {
  const { field, error } = useFormField(select.name);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(attributes) => (
        <select {...select} {...field} {...attributes} onChange={onChange ?? field.onChange}>
          <Options choices={choices} placeholder={placeholder} />
        </select>
      )}
    </FormField>
  );
}
