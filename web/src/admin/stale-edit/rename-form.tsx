import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import type { ObjectSchema } from 'yup';
import { TextField } from '../forms/formik-fields';
import type { FormAnswer } from '../forms/use-form-call';
import { EditForm } from './edit-form';
import { mergeTheirs } from './stale-edit';

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
  return (
    <EditForm<Named, NameValues>
      record={record}
      validationSchema={schema}
      valuesOf={({ name }) => ({ name })}
      describe={({ name }) => ({ [label]: name })}
      mergeTheirs={mergeName}
      send={({ name }, against) => send(schema.cast({ name }).name, against)}
      onSaved={onDone}
      submitText={submitText}
    >
      <TouchWhenTyped />
      <TextField name="name" label={label} autoComplete="off" />
    </EditForm>
  );
}
