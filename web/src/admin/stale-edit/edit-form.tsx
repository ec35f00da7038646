import type { FormikConfig, FormikProps, FormikValues } from 'formik';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SubmitButton } from '../forms/form-buttons';
import { FormFrame } from '../forms/form-frame';
import { cluster } from '../../shelf/styles/layout';
import { Button } from '../../shelf/ui/button';
import { StaleEditModal } from './stale-edit-modal';
import { type EditingOptions, useEditing } from './use-editing';

interface EditFormProps<Record, Values>
  extends
    Pick<EditingOptions<Record, Values>, 'valuesOf' | 'describe' | 'mergeTheirs' | 'send' | 'onSaved'>,
    Pick<FormikConfig<Values>, 'validate' | 'validationSchema'> {
  readonly record: Record;
  readonly submitText: string;
  /** The button beside the one that saves; a form in a modal has none. */
  readonly cancel?: { readonly text: string; readonly onPress: () => void };
  readonly children: ReactNode;
}

/** The frame of a form that edits a record, which somebody else may save meanwhile. */
export function EditForm<Record, Values extends FormikValues>({
  record,
  validate,
  validationSchema,
  submitText,
  cancel,
  children,
  ...editing
}: EditFormProps<Record, Values>) {
  const [base, setBase] = useState(record);
  const form = useRef<FormikProps<Values>>(null);
  const onSaved = () => {
    // A form in a modal stays for a moment, and must not ask about what is saved by then.
    flushSync(() => form.current?.resetForm({ values: form.current.values }));
    editing.onSaved();
  };
  const { save, staleEdit } = useEditing({ ...editing, onSaved, base, form, onTakeTheirs: setBase });
  const submit = <SubmitButton>{submitText}</SubmitButton>;
  return (
    <>
      <FormFrame<Values>
        initialValues={editing.valuesOf(base)}
        innerRef={form}
        validate={validate}
        validationSchema={validationSchema}
        onSubmit={save}
      >
        {children}
        {cancel ? (
          <div className={cluster(3)}>
            {submit}
            <Button look="secondary" onClick={cancel.onPress}>
              {cancel.text}
            </Button>
          </div>
        ) : (
          submit
        )}
      </FormFrame>
      <StaleEditModal {...staleEdit} />
    </>
  );
}
