import { deleteMatch } from '@futsal-cup/domain/commands/matches';
import type { Cup, Match } from '../../shelf/cup/cup';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { allMatches } from '../../shelf/cup/all-matches';
import { slashDate } from '../../shelf/cup/slash-date';
import { useLiveRecord } from '../cup/use-live-record';
import { fullStageName } from '../../shelf/cup/stage-name';
import { sideName } from '../../shelf/cup/side-name';
import { useTexts } from '../../shelf/texts/use-texts';
import { useAdminTexts } from '../texts/admin-texts';

function findMatch(cup: Cup, { matchId }: Match): Match | null {
  return allMatches(cup).find((match) => match.matchId === matchId) ?? null;
}

interface DeleteMatchModalProps {
  /** The match to delete; null while the modal is closed. */
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
      chosen={useLiveRecord(match, findMatch, onClose)}
      texts={texts}
      look="danger"
      callOf={({ matchId }) => ({ call: 'deleteMatch', payload: { matchId } })}
      changeOf={({ matchId }, before) => deleteMatch(before, matchId)}
      onClose={onClose}
      onSuccess={onDeleted}
    >
      {(shown) => (
        <>
          <p>
            {shown.Stage.category && (
              <>
                {fullStageName(shown.Stage)}
                <br />
              </>
            )}
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
