import { STAGE_TEXTS } from '@futsal-cup/domain/cup/text/form-texts';
import { MAX_STAGE_NAME_LENGTH } from '@futsal-cup/domain/cup/limits';
import { object } from 'yup';
import type { Cup, Stage } from '../../shelf/cup/cup';
import { useCupCall } from '../calls/use-cup-call';
import { nameSchema } from '../forms/name-schema';
import { useLiveRecord } from '../cup/use-live-record';
import { RenameForm } from '../stale-edit/rename-form';
import { Modal, useLinger } from '../ui/modal';
import { MoveToCategory } from './move-to-category';
import { useAdminTexts } from '../texts/admin-texts';

export const stageNameSchema = nameSchema({
  missing: STAGE_TEXTS.nameMandatory,
  max: [MAX_STAGE_NAME_LENGTH, STAGE_TEXTS.nameTooLong],
});

const schema = object({ name: stageNameSchema });

/** Returns the stage from the current cup, or null if it is gone. */
export function findStage({ Stages }: Cup, { stageId }: Stage): Stage | null {
  return Stages.find((stage) => stage.stageId === stageId) ?? null;
}

interface RenameStageModalProps {
  /** The stage to rename; null while the modal is closed. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

export function RenameStageModal({ stage, onClose }: RenameStageModalProps) {
  const { change: texts, form: fields } = useAdminTexts().stages;
  const send = useCupCall();
  const live = useLiveRecord(stage, findStage, onClose);
  // The form remains an edit of the opened version of the stage, so that its save detects changes by somebody else.
  const shown = useLinger(stage);
  return (
    <Modal isOpen={live !== null} title={texts.title} losesForm onClose={onClose}>
      {shown && (
        <>
          <RenameForm
            key={`${shown.stageId} ${shown.updatedAt}`}
            record={shown}
            schema={schema}
            label={fields.name}
            submitText={texts.submit}
            send={(name, { stageId, updatedAt }) =>
              send({
                call: 'renameStage',
                payload: { stageId, name, updatedAt },
                successText: texts.success,
              })
            }
            onDone={onClose}
          />
          <MoveToCategory
            key={`${shown.stageId} category ${shown.updatedAt}`}
            stage={shown}
            onDone={onClose}
          />
        </>
      )}
    </Modal>
  );
}
