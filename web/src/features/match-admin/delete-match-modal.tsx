import type { Match } from '../../shared/cup/cup';
import { ConfirmCallModal } from '../../shared/cup/confirm-call-modal';
import { slashDate } from '../../shared/cup/slash-date';
import { sideName } from '../../shared/match/side-name';
import { useAdminTexts, useTexts } from '../../shared/texts/use-texts';

interface DeleteMatchModalProps {
  /** Null while nothing is to be deleted. */
  readonly match: Match | null;
  readonly onClose: () => void;
  readonly onDeleted: (match: Match) => void;
}

export function DeleteMatchModal({ match, onClose, onDeleted }: DeleteMatchModalProps) {
  const { confirm: confirmTexts, matches: matchAdminTexts } = useAdminTexts();
  const { remove: texts } = useAdminTexts().matches;
  const { match: matchTexts } = useTexts();
  return (
    <ConfirmCallModal
      chosen={match}
      texts={texts}
      look="danger"
      callOf={({ matchId }) => ({ call: 'deleteMatch', payload: { matchId } })}
      onClose={onClose}
      onSuccess={onDeleted}
    >
      {(shown) => (
        <>
          <p>
            <strong>{matchAdminTexts.versus(sideName(shown.local), sideName(shown.visitor))}</strong>
            <br />
            {matchTexts.when(slashDate(shown.date), shown.time, shown.location)}
          </p>
          <p>
            {texts.warning} {confirmTexts.canUndo}
          </p>
        </>
      )}
    </ConfirmCallModal>
  );
}
