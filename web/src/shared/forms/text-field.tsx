import { useField } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './form-field';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** An input of a Formik form; its error shows only once the field was touched. */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  const [field, { touched, error }] = useField<string>(input.name);
  return (
    <FormField label={label} hint={hint} error={touched ? error : null}>
      {(attributes) => <input {...input} {...field} {...attributes} />}
    </FormField>
  );
}
