import type { ComponentProps, ReactNode } from 'react';
import { FormField } from './form-field';
import { useFormField } from './use-form-field';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** The option that stands for nothing chosen yet. */
  readonly placeholder?: string;
  readonly hint?: ReactNode;
}

/** A choice of a Formik form; its error shows only once the field was touched. */
export function SelectField({ label, choices, placeholder, hint, onChange, ...select }: SelectFieldProps) {
  const { field, error } = useFormField(select.name);
  return (
    <FormField label={label} hint={hint} error={error}>
      {(attributes) => (
        <select {...select} {...field} {...attributes} onChange={onChange ?? field.onChange}>
          {placeholder && <option value="">{placeholder}</option>}
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
