import { deleteTeam } from '@futsal-cup/domain/commands/teams';
import type { PublicTeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { allMatches } from '../../shelf/cup/all-matches';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { useCurrentCup } from '../cup/cup-context';
import { fullTeamName } from '../cup/cup-of-category';
import { useAdminTexts } from '../texts/admin-texts';
import { WithNames } from '../ui/with-names';

function Warning({ team }: { readonly team: PublicTeamView }) {
  const { teamId } = team;
  const { confirm, teams } = useAdminTexts();
  const texts = teams.remove;
  const cup = useCurrentCup();
  const matches = allMatches(cup).filter(
    ({ local, visitor }) => local.teamId === teamId || visitor.teamId === teamId,
  );
  const knockout = matches.filter(({ groupId }) => groupId === null).length;
  return (
    <>
      <p>
        <WithNames text={texts.warning} names={[fullTeamName(cup, team)]} /> {confirm.canUndo}
      </p>
      {knockout > 0 && <p>{texts.leaves(knockout)}</p>}
      {matches.some(hasScore) && <p>{texts.hasPlayed}</p>}
    </>
  );
}

interface DeleteTeamModalProps {
  /** The team to delete; null while the modal is closed. */
  readonly team: PublicTeamView | null;
  readonly onClose: () => void;
}

export function DeleteTeamModal({ team, onClose }: DeleteTeamModalProps) {
  const { remove: texts } = useAdminTexts().teams;
  return (
    <ConfirmCallModal
      chosen={team}
      texts={texts}
      look="danger"
      callOf={({ teamId }) => ({ call: 'deleteTeam', payload: { teamId } })}
      changeOf={({ teamId }, before) => deleteTeam(before, teamId)}
      onClose={onClose}
    >
      {(shown) => <Warning team={shown} />}
    </ConfirmCallModal>
  );
}
