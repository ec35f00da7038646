import { useField } from 'formik';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { useLanguage } from '../../shelf/texts/use-texts';
import { FormField } from '../../shelf/ui/form-field';
import { type Choice, Options } from './choose-field';
import { afterPress, isMovedByPage } from './after-press';
import { formErrorText } from './form-error-text';

/** Returns a field of a Formik form with its error, which shows only after the field was touched. */
export function useFormField(name: string) {
  const [field, { touched, error }, { setTouched }] = useField<string>(name);
  // The error text depends on the current language.
  useLanguage();
  const onBlur = (event: FocusEvent) => {
    if (!isMovedByPage(event)) afterPress(() => void setTouched(true));
  };
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
