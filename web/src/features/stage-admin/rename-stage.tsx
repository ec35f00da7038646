import { STAGE_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { MAX_STAGE_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { Form, Formik } from 'formik';
import { object, string } from 'yup';
import type { Stage } from '../../shared/cup/cup';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { SubmitButton } from '../../shared/forms/form-buttons';
import { TextField } from '../../shared/forms/formik-fields';
import { UnsavedForm } from '../../shared/forms/unsaved-form';
import { Modal, useLinger } from '../../shared/ui/dialog/modal';
import { useAdminTexts } from '../../shared/texts/use-texts';
import styles from './stages-manager.module.css';

export const stageNameSchema = string()
  .transform(visibleText)
  .required(STAGE_TEXTS.nameMandatory)
  .max(MAX_STAGE_NAME_LENGTH, STAGE_TEXTS.nameTooLong);

const schema = object({ name: stageNameSchema });

interface RenameStageModalProps {
  /** Null while it is closed. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

export function RenameStageModal({ stage, onClose }: RenameStageModalProps) {
  const { change: texts, form } = useAdminTexts().stages;
  const send = useCupCall();
  const shown = useLinger(stage);
  const handleSubmit = async ({ name }: { name: string }) => {
    if (!shown) return;
    const { stageId, updatedAt } = shown;
    const payload = { stageId, name: schema.cast({ name }).name, updatedAt };
    const answer = await send({ call: 'renameStage', payload, successText: texts.success });
    if (answer.ok) onClose();
  };
  return (
    <Modal isOpen={stage !== null} title={texts.title} losesForm onClose={onClose}>
      {shown && (
        <Formik
          key={shown.stageId}
          initialValues={{ name: shown.name }}
          validationSchema={schema}
          onSubmit={handleSubmit}
        >
          <Form className={styles['form']} noValidate>
            <UnsavedForm />
            <TextField name="name" label={form.name} autoComplete="off" />
            <SubmitButton>{texts.submit}</SubmitButton>
          </Form>
        </Formik>
      )}
    </Modal>
  );
}
