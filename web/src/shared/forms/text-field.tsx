import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './form-field';
import { useFormField } from './use-form-field';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** A control that stands inside the field, at its end. */
  readonly end?: ReactNode;
}

/** An input of a Formik form; its error shows only once the field was touched. */
export function TextField({ label, hint, end, ...input }: TextFieldProps) {
  const { field, error } = useFormField(input.name);
  return (
    <FormField label={label} hint={hint} error={error} end={end}>
      {(attributes) => <input {...input} {...field} {...attributes} />}
    </FormField>
  );
}
