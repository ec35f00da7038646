import type { ComponentProps } from 'react';
import { FormField } from '../../shelf/ui/form-field';

interface FieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | null;
}

type InputProps = FieldProps &
  Omit<ComponentProps<'input'>, 'onChange'> & { readonly onType: (value: string) => void };

/** Renders an input whose value is stored as it is typed. */
export function PlanInput({ label, hint, error, onType, ...input }: InputProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(attributes) => (
        <input
          {...input}
          {...attributes}
          onChange={({ target }) => onType(target.value)}
          autoComplete="off"
        />
      )}
    </FormField>
  );
}

interface SelectProps extends FieldProps {
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly onType: (value: string) => void;
}

/** Renders a select that stores its value at once. */
export function PlanSelect({ label, hint, error, value, choices, onType }: SelectProps) {
  return (
    <FormField label={label} hint={hint} error={error}>
      {(attributes) => (
        <select {...attributes} value={value} onChange={({ target }) => onType(target.value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
