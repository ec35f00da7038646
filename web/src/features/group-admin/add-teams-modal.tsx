import { useCurrentCup } from '../../shared/cup/cup-context';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { useLinger } from '../../shared/hooks/use-linger';
import { paths } from '../../shared/paths/paths';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { ButtonLink } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';
import { Skeleton } from '../../shared/ui/skeleton';
import { AddTeamsForm } from './add-teams-form';
import { useAvailableTeams } from './available-teams';
import type { GroupOfStage } from './change-group-modal';
import styles from './add-teams-modal.module.css';

const texts = groupAdminTexts.addTeams;

interface AddTeamsProps extends GroupOfStage {
  readonly isOpen: boolean;
  readonly onDone: () => void;
}

function AddTeams({ group, isOpen, onDone }: AddTeamsProps) {
  const { tournamentId } = useCurrentCup();
  const { groupId, stageId } = group;
  const { teams, isFetching } = useAvailableTeams(tournamentId, stageId, isOpen);
  const send = useCupCall();

  const handleSubmit = async (selected: readonly string[]) => {
    const payload = { groupId, stageId, selectedTeamIds: [...selected] };
    const answer = await send({ call: 'addTeamsToGroup', payload, successText: texts.success });
    if (answer.ok) onDone();
  };

  if (isFetching) return <Skeleton height="12rem" />;
  if (!teams) return <p role="alert">{texts.failed}</p>;
  if (teams.length > 0) return <AddTeamsForm teams={teams} onSubmit={handleSubmit} />;
  return (
    <>
      <p>{texts.none}</p>
      <ButtonLink to={paths.adminTeams}>{texts.toTeams}</ButtonLink>
    </>
  );
}

interface AddTeamsModalProps {
  /** Null while it is closed. */
  readonly chosen: GroupOfStage | null;
  readonly onClose: () => void;
}

export function AddTeamsModal({ chosen, onClose }: AddTeamsModalProps) {
  const shown = useLinger(chosen);
  return (
    <Modal isOpen={chosen !== null} title={texts.title} onClose={onClose}>
      {shown && (
        <>
          <p className={styles['group']}>{shown.group.name}</p>
          <AddTeams key={shown.group.groupId} {...shown} isOpen={chosen !== null} onDone={onClose} />
        </>
      )}
    </Modal>
  );
}
