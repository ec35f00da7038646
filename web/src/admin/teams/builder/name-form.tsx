import { FormFrame } from '../../forms/form-frame';
import { validateYupSchema, yupToFormErrors, type FormikErrors, type FormikProps } from 'formik';
import type { ClipboardEvent, Ref } from 'react';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { TextField } from '../../forms/formik-fields';
import { Button } from '../../../shelf/ui/button';
import { stack } from '../../../shelf/styles/layout';
import styles from './team-builder.module.css';

interface NameValues {
  readonly name: string;
}

export type NameFormik = FormikProps<NameValues>;

interface NameFormProps {
  readonly label: string;
  readonly buttonText: string;
  readonly initialName?: string;
  readonly schema: AnyObjectSchema;
  /** Empties the field after its name was added. An empty field is then valid until the next name is added. */
  readonly isCleared?: boolean;
  readonly formik: Ref<NameFormik>;
  readonly onName: (name: string) => void;
  readonly onPaste?: (event: ClipboardEvent) => void;
}

function findErrors(schema: AnyObjectSchema, values: NameValues): FormikErrors<NameValues> {
  try {
    void validateYupSchema(values, schema, true);
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors(error);
    throw error;
  }
}

/** Asks for one name; the button or Enter adds it. */
export function NameForm({
  label,
  buttonText,
  initialName = '',
  schema,
  isCleared = false,
  formik,
  onName,
  onPaste,
}: NameFormProps) {
  const isLeftEmpty = ({ name }: NameValues) => isCleared && name.trim() === '';

  return (
    <FormFrame<NameValues>
      initialValues={{ name: initialName }}
      innerRef={formik}
      validateOnBlur={false}
      validate={(values) => (isLeftEmpty(values) ? {} : findErrors(schema, values))}
      onSubmit={(values, { resetForm, setErrors }) => {
        const errors = findErrors(schema, values);
        if (errors.name) return setErrors(errors);
        onName(values.name.trim());
        if (isCleared) resetForm();
      }}
      className={stack(2, styles['nameForm'])}
    >
      <TextField
        name="name"
        label={label}
        autoComplete="off"
        autoCapitalize="words"
        enterKeyHint="done"
        onPaste={onPaste}
      />
      <Button type="submit" look="secondary">
        {buttonText}
      </Button>
    </FormFrame>
  );
}
