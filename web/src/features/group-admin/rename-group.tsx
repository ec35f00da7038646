import type { GroupView } from '@futsal-cup/domain/contracts/views';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
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
  const stale = useStaleEdit<GroupView>();
  const send = useCupCall(tournamentId);

  const save = async (name: string, { groupId, updatedAt }: GroupView) => {
    const payload = { groupId, name: name.trim(), updatedAt };
    const answer = await send({ call: 'renameGroup', payload, successText: texts.renamed });
    stale.notice(answer);
    if (answer.ok) onDone();
  };

  return (
    <Formik<RenameValues>
      key={base.updatedAt}
      initialValues={{ name: base.name }}
      validationSchema={renamedGroupSchema}
      onSubmit={({ name }) => save(name, base)}
    >
      {({ values }) => (
        <Form className={styles['panel']} noValidate>
          <UnsavedForm />
          <TouchWhenTyped />
          <TextField name="name" label={texts.name} autoComplete="off" />
          <SubmitButton>{texts.confirmEdit}</SubmitButton>
          <StaleEditModal
            differences={
              stale.current && findDifferences(inWords(base), inWords(values), inWords(stale.current))
            }
            onKeepMine={() => stale.current && void save(values.name, stale.current)}
            onTakeTheirs={() => {
              if (stale.current) setBase(stale.current);
              stale.settle();
            }}
            onClose={stale.settle}
          />
        </Form>
      )}
    </Formik>
  );
}
