import type { TeamView, TournamentView } from '@futsal-cup/domain/contracts/views';
import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { allMatches } from '../../shared/cup/all-matches';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { teamAdminTexts } from '../../shared/texts/team-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';

const texts = teamAdminTexts.remove;

interface DeleteTeamModalProps {
  readonly cup: TournamentView;
  /** Null while nothing is to be deleted. */
  readonly team: TeamView | null;
  readonly onClose: () => void;
}

function matchesOf(cup: TournamentView, teamId: string) {
  return allMatches(cup).filter((match) => match.localTeamId === teamId || match.visitorTeamId === teamId);
}

function Warning({ cup, team }: { readonly cup: TournamentView; readonly team: TeamView }) {
  const matches = matchesOf(cup, team.teamId);
  const knockout = matches.filter(({ groupId }) => groupId === null).length;
  return (
    <>
      <p>{texts.warning(team.name)}</p>
      {knockout > 0 && <p>{texts.leaves(knockout)}</p>}
      {matches.some(hasScore) && <p>{texts.hasPlayed}</p>}
    </>
  );
}

export function DeleteTeamModal({ cup, team, onClose }: DeleteTeamModalProps) {
  const shown = useLinger(team);
  const send = useCupCall(cup.tournamentId);

  const handleDelete = async () => {
    if (!team) return;
    const payload = { teamId: team.teamId };
    const answer = await send({ call: 'deleteTeam', payload, successText: texts.success });
    if (answer.ok) onClose();
  };

  return (
    <ConfirmModal
      isOpen={team !== null}
      title={texts.title}
      confirmText={texts.confirm}
      look="danger"
      onConfirm={() => void handleDelete()}
      onClose={onClose}
    >
      {shown && <Warning cup={cup} team={shown} />}
    </ConfirmModal>
  );
}
