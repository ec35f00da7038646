import type { StageView } from '@futsal-cup/domain/contracts/views';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { confirmTexts } from '../../shared/texts/confirm';
import { stageAdminTexts } from '../../shared/texts/stage-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';

const texts = stageAdminTexts.remove;

interface DeleteStageModalProps {
  readonly tournamentId: string;
  /** Null while nothing is to be deleted. */
  readonly stage: StageView | null;
  readonly onClose: () => void;
}

export function DeleteStageModal({ tournamentId, stage, onClose }: DeleteStageModalProps) {
  const shown = useLinger(stage);
  const send = useCupCall(tournamentId);

  const handleDelete = async () => {
    if (!stage) return;
    const payload = { stageId: stage.stageId };
    const answer = await send({ call: 'deleteStage', payload, successText: texts.success });
    if (answer.ok) onClose();
  };

  return (
    <ConfirmModal
      isOpen={stage !== null}
      title={texts.title}
      confirmText={texts.confirm}
      look="danger"
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {shown && (
        <>
          <p>{texts.warning(shown.name)}</p>
          <p>
            {texts.count(shown.groups.length, shown.Matches.length)} {confirmTexts.cannotUndo}
          </p>
        </>
      )}
    </ConfirmModal>
  );
}
