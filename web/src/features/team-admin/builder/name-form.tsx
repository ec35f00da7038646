import { Form, Formik, type FormikProps } from 'formik';
import type { Ref } from 'react';
import type { AnyObjectSchema } from 'yup';
import { TextField } from '../../../shared/forms/formik-fields';
import { UnsavedForm } from '../../../shared/forms/unsaved-form';
import { Button } from '../../../shared/ui/button';
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
  /** Empties the field after its name was taken over. */
  readonly isCleared?: boolean;
  readonly formik: Ref<NameFormik>;
  readonly onName: (name: string) => void;
}

/** One name and the button that takes it over; Enter does the same. */
export function NameForm({
  label,
  buttonText,
  initialName = '',
  schema,
  isCleared = false,
  formik,
  onName,
}: NameFormProps) {
  return (
    <Formik<NameValues>
      initialValues={{ name: initialName }}
      innerRef={formik}
      validateOnBlur={false}
      validationSchema={schema}
      onSubmit={({ name }, { resetForm }) => {
        onName(name.trim());
        if (isCleared) resetForm();
      }}
    >
      <Form className={styles['nameForm']} noValidate>
        <UnsavedForm />
        <TextField name="name" label={label} autoComplete="off" autoCapitalize="words" enterKeyHint="done" />
        <Button type="submit" look="secondary">
          {buttonText}
        </Button>
      </Form>
    </Formik>
  );
}
