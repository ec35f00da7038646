import type { Ref } from 'react';
import { FormField } from '../../shelf/ui/form-field';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

interface OptionsProps {
  readonly choices: readonly Choice[];
  /** This option stands for an empty choice. */
  readonly placeholder?: string | undefined;
}

export function Options({ choices, placeholder }: OptionsProps) {
  return (
    <>
      {placeholder && <option value="">{placeholder}</option>}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}

interface ChooseFieldProps<Value extends string> extends OptionsProps {
  readonly ref?: Ref<HTMLSelectElement>;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | '';
  readonly error?: string | null;
  /** Gets the chosen value, or null for the empty choice. */
  readonly onChoose: (value: Value | null) => void;
}

/** Renders a select outside of a Formik form, which keeps its value elsewhere. */
export function ChooseField<Value extends string>(props: ChooseFieldProps<Value>) {
  const { ref, label, choices, value, error, onChoose, placeholder } = props;
  return (
    <FormField label={label} error={error}>
      {(attributes) => (
        <select
          {...attributes}
          ref={ref}
          value={value}
          onChange={({ target }) =>
            onChoose(choices.find((choice) => choice.value === target.value)?.value ?? null)
          }
        >
          <Options choices={choices} placeholder={placeholder} />
        </select>
      )}
    </FormField>
  );
}
