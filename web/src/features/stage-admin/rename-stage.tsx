import { STAGE_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { MAX_STAGE_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { Form, Formik, type FormikProps } from 'formik';
import { useRef, useState } from 'react';
import { object, string } from 'yup';
import type { Stage } from '../../shared/cup/cup';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { SubmitButton } from '../../shared/forms/form-buttons';
import { TextField } from '../../shared/forms/formik-fields';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { StaleEditModal } from '../../shared/stale-edit/stale-edit-modal';
import { useEditing } from '../../shared/stale-edit/use-editing';
import { Modal, useLinger } from '../../shared/ui/dialog/modal';
import { useAdminTexts } from '../../shared/texts/use-texts';
import styles from './stages-manager.module.css';

export const stageNameSchema = string()
  .transform(visibleText)
  .required(STAGE_TEXTS.nameMandatory)
  .max(MAX_STAGE_NAME_LENGTH, STAGE_TEXTS.nameTooLong);

const schema = object({ name: stageNameSchema });

interface RenameValues {
  readonly name: string;
}

interface RenameStageProps {
  readonly stage: Stage;
  readonly onDone: () => void;
}

function RenameStage({ stage, onDone }: RenameStageProps) {
  const { change: texts, form: fields } = useAdminTexts().stages;
  const [base, setBase] = useState<Pick<Stage, 'stageId' | 'name' | 'updatedAt'>>(stage);
  const form = useRef<FormikProps<RenameValues>>(null);
  const send = useCupCall();
  const { save, staleEdit } = useEditing<typeof base, RenameValues>({
    base,
    form,
    valuesOf: ({ name }) => ({ name }),
    describe: ({ name }) => ({ [fields.name]: name }),
    mergeTheirs: (_base, _mine, theirs) => theirs,
    send: (values, { stageId, updatedAt }) => {
      const payload = { stageId, name: schema.cast(values).name, updatedAt };
      return send({ call: 'renameStage', payload, successText: texts.success });
    },
    onSaved: onDone,
    onTakeTheirs: setBase,
  });
  return (
    <>
      <Formik<RenameValues>
        initialValues={{ name: base.name }}
        innerRef={form}
        validationSchema={schema}
        onSubmit={save}
      >
        <Form className={styles['form']} noValidate>
          <UnsavedForm />
          <TextField name="name" label={fields.name} autoComplete="off" />
          <SubmitButton>{texts.submit}</SubmitButton>
        </Form>
      </Formik>
      <StaleEditModal {...staleEdit} />
    </>
  );
}

interface RenameStageModalProps {
  /** Null while it is closed. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

export function RenameStageModal({ stage, onClose }: RenameStageModalProps) {
  const { change: texts } = useAdminTexts().stages;
  const shown = useLinger(stage);
  return (
    <Modal isOpen={stage !== null} title={texts.title} losesForm onClose={onClose}>
      {shown && <RenameStage key={`${shown.stageId} ${shown.updatedAt}`} stage={shown} onDone={onClose} />}
    </Modal>
  );
}
