import { Form, Formik, useFormikContext, type FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ObjectSchema } from 'yup';
import { SubmitButton } from '../forms/form-buttons';
import { TextField } from '../forms/formik-fields';
import { UnsavedForm } from '../forms/unsaved-form';
import type { FormAnswer } from '../forms/use-form-call';
import { stack } from '../../shelf/styles/layout';
import { mergeTheirs } from './stale-edit';
import { StaleEditModal } from './stale-edit-modal';
import { useEditing } from './use-editing';

interface NameValues {
  readonly name: string;
}

const mergeName = mergeTheirs<NameValues>([['name']]);

/** Marks the field as touched as soon as something was typed, so that a name that is too short is reported at once. */
function TouchWhenTyped() {
  const { dirty, setFieldTouched } = useFormikContext();
  useEffect(() => {
    if (dirty) void setFieldTouched('name', true, false);
  }, [dirty, setFieldTouched]);
  return null;
}

interface RenameFormProps<Named> {
  readonly record: Named;
  readonly schema: ObjectSchema<NameValues>;
  readonly label: string;
  readonly submitText: string;
  /** Sends the new name of a record. The server refuses the edit if the record is stale. */
  readonly send: (name: string, record: Named) => Promise<FormAnswer<unknown>>;
  readonly onDone: () => void;
}

/** Gives a record another name. */
export function RenameForm<Named extends NameValues>({
  record,
  schema,
  label,
  submitText,
  send,
  onDone,
}: RenameFormProps<Named>) {
  const [base, setBase] = useState(record);
  const form = useRef<FormikProps<NameValues>>(null);
  const { save, staleEdit } = useEditing<Named, NameValues>({
    base,
    form,
    valuesOf: ({ name }) => ({ name }),
    describe: ({ name }) => ({ [label]: name }),
    mergeTheirs: mergeName,
    send: (values, against) => send(schema.cast(values).name, against),
    onSaved: onDone,
    onTakeTheirs: setBase,
  });
  return (
    <>
      <Formik<NameValues>
        initialValues={{ name: base.name }}
        innerRef={form}
        validationSchema={schema}
        onSubmit={save}
      >
        <Form className={stack(4)} noValidate>
          <UnsavedForm />
          <TouchWhenTyped />
          <TextField name="name" label={label} autoComplete="off" />
          <SubmitButton>{submitText}</SubmitButton>
        </Form>
      </Formik>
      <StaleEditModal {...staleEdit} />
    </>
  );
}
