import type { GroupView } from '@futsal-cup/domain/contracts/views';
import { Form, Formik, useFormikContext, type FormikProps } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { SubmitButton } from '../../shared/forms/submit-button';
import { TextField } from '../../shared/forms/text-field';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { findDifferences } from '../../shared/stale-edit/differences';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useStaleEdit } from '../../shared/stale-edit/use-stale-edit';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import styles from './change-group-modal.module.css';
import { renamedGroupSchema } from './group-schemas';

const texts = groupAdminTexts.change;

interface RenameValues {
  readonly name: string;
}

/** One character says at once that it is too few: the field counts as touched as soon as something was typed. */
function TouchWhenTyped() {
  const { dirty, setFieldTouched } = useFormikContext();
  useEffect(() => {
    if (dirty) void setFieldTouched('name', true, false);
  }, [dirty, setFieldTouched]);
  return null;
}

function inWords({ name }: RenameValues) {
  return { [groupAdminTexts.fields.name]: name };
}

interface RenameGroupProps {
  readonly tournamentId: string;
  readonly group: GroupView;
  readonly onDone: () => void;
}

export function RenameGroup({ tournamentId, group, onDone }: RenameGroupProps) {
  const [base, setBase] = useState(group);
  const formik = useRef<FormikProps<RenameValues>>(null);
  const send = useCupCall(tournamentId);
  const typed = () => formik.current?.values ?? base;
  const stale = useStaleEdit<GroupView>((current) =>
    findDifferences(inWords(base), inWords(typed()), inWords(current)),
  );

  const save = async ({ name }: RenameValues, { groupId, updatedAt }: GroupView) => {
    const payload = { groupId, name: name.trim(), updatedAt };
    const answer = await send({ call: 'renameGroup', payload, successText: texts.renamed });
    stale.notice(answer);
    if (answer.ok) onDone();
  };

  const handleTakeTheirs = (current: GroupView) => {
    setBase(current);
    formik.current?.resetForm({ values: { name: current.name } });
    stale.settle();
  };

  return (
    <>
      <Formik<RenameValues>
        initialValues={{ name: base.name }}
        innerRef={formik}
        validationSchema={renamedGroupSchema}
        onSubmit={(values) => save(values, base)}
      >
        <Form className={styles['panel']} noValidate>
          <UnsavedForm />
          <TouchWhenTyped />
          <TextField name="name" label={texts.name} autoComplete="off" />
          <SubmitButton>{texts.confirmEdit}</SubmitButton>
        </Form>
      </Formik>
      <StaleEditModal
        conflict={stale.conflict}
        onKeepMine={(current) => void save(typed(), current)}
        onTakeTheirs={handleTakeTheirs}
        onClose={stale.settle}
      />
    </>
  );
}
