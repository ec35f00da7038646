import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { Form, Formik, useFormikContext, type FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { SubmitButton } from '../../shared/forms/form-buttons';
import { TextField } from '../../shared/forms/formik-fields';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useEditing } from '../../shared/stale-edit/use-editing';
import { useAdminTexts } from '../../shared/texts/use-texts';
import styles from './change-group-modal.module.css';
import { renamedGroupSchema } from './group-schemas';

interface RenameValues {
  readonly name: string;
}

/** Marks the field as touched as soon as something was typed, so that a name that is too short is reported at once. */
function TouchWhenTyped() {
  const { dirty, setFieldTouched } = useFormikContext();
  useEffect(() => {
    if (dirty) void setFieldTouched('name', true, false);
  }, [dirty, setFieldTouched]);
  return null;
}

interface RenameGroupProps {
  readonly group: GroupView;
  readonly onDone: () => void;
}

export function RenameGroup({ group, onDone }: RenameGroupProps) {
  const { groups: groupAdminTexts } = useAdminTexts();
  const { change: texts } = useAdminTexts().groups;
  const [base, setBase] = useState(group);
  const form = useRef<FormikProps<RenameValues>>(null);
  const send = useCupCall();
  const { save, staleEdit } = useEditing<GroupView, RenameValues>({
    base,
    form,
    valuesOf: ({ name }) => ({ name }),
    describe: ({ name }) => ({ [groupAdminTexts.fields.name]: name }),
    mergeTheirs: (_base, _mine, theirs) => theirs,
    send: ({ name }, { groupId, updatedAt }) => {
      const payload = { groupId, name: name.trim(), updatedAt };
      return send({ call: 'renameGroup', payload, successText: texts.renamed });
    },
    onSaved: onDone,
    onTakeTheirs: setBase,
  });

  return (
    <>
      <Formik<RenameValues>
        initialValues={{ name: base.name }}
        innerRef={form}
        validationSchema={renamedGroupSchema}
        onSubmit={save}
      >
        <Form className={styles['panel']} noValidate>
          <UnsavedForm />
          <TouchWhenTyped />
          <TextField name="name" label={texts.name} autoComplete="off" />
          <SubmitButton>{texts.confirmEdit}</SubmitButton>
        </Form>
      </Formik>
      <StaleEditModal {...staleEdit} />
    </>
  );
}
