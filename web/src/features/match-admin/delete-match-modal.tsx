import type { MatchView } from '@futsal-cup/domain/contracts/views';
import { slashDate } from '../../shared/cup/slash-date';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { sideName } from '../../shared/match/side-name';
import { confirmTexts } from '../../shared/texts/confirm';
import { matchTexts } from '../../shared/texts/match';
import { matchAdminTexts } from '../../shared/texts/match-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';

const texts = matchAdminTexts.remove;

interface DeleteMatchModalProps {
  readonly tournamentId: string;
  /** Null while nothing is to be deleted. */
  readonly match: MatchView | null;
  readonly onClose: () => void;
}

export function DeleteMatchModal({ tournamentId, match, onClose }: DeleteMatchModalProps) {
  const shown = useLinger(match);
  const send = useCupCall(tournamentId);

  const handleDelete = async () => {
    if (!match) return;
    const payload = { matchId: match.matchId };
    const answer = await send({ call: 'deleteMatch', payload, successText: texts.success });
    if (answer.ok) onClose();
  };

  return (
    <ConfirmModal
      isOpen={match !== null}
      title={texts.title}
      confirmText={texts.confirm}
      look="danger"
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {shown && (
        <>
          <p>
            <strong>{matchAdminTexts.versus(sideName(shown, 'local'), sideName(shown, 'visitor'))}</strong>
            <br />
            {matchTexts.when(slashDate(shown.date), shown.time, shown.location)}
          </p>
          <p>
            {texts.warning} {confirmTexts.cannotUndo}
          </p>
        </>
      )}
    </ConfirmModal>
  );
}
