import type { GroupView, TeamNameView } from '@futsal-cup/domain/contracts/views';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { ConfirmModal } from '../../shared/ui/confirm-modal';

const texts = groupAdminTexts.removeTeam;

export interface TeamOfGroup {
  readonly team: TeamNameView;
  readonly group: GroupView;
}

interface RemoveTeamModalProps {
  readonly tournamentId: string;
  /** Null while it is closed. */
  readonly chosen: TeamOfGroup | null;
  readonly onClose: () => void;
}

export function RemoveTeamModal({ tournamentId, chosen, onClose }: RemoveTeamModalProps) {
  const shown = useLinger(chosen);
  const send = useCupCall(tournamentId);

  const handleRemove = async () => {
    if (!chosen) return;
    const payload = { groupId: chosen.group.groupId, teamId: chosen.team.teamId };
    const answer = await send({ call: 'removeTeamFromGroup', payload, successText: texts.success });
    if (answer.ok) onClose();
  };

  return (
    <ConfirmModal
      isOpen={chosen !== null}
      title={texts.title}
      confirmText={texts.confirm}
      look="danger"
      onConfirm={() => void handleRemove()}
      onClose={onClose}
    >
      {shown && <p>{texts.warning(shown.team.name, shown.group.name)}</p>}
    </ConfirmModal>
  );
}
