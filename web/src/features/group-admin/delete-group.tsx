import type { GroupView, StageView } from '@futsal-cup/domain/contracts/views';
import { useCupCall } from '../../shared/cup/use-cup-call';
import { ActionButton } from '../../shared/forms/action-button';
import { confirmTexts } from '../../shared/texts/confirm';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import styles from './change-group-modal.module.css';

const texts = groupAdminTexts.change;

interface DeleteGroupProps {
  readonly tournamentId: string;
  readonly stage: StageView;
  readonly group: GroupView;
  readonly onDone: () => void;
}

export function DeleteGroup({ tournamentId, stage, group: { groupId, name }, onDone }: DeleteGroupProps) {
  const send = useCupCall(tournamentId);
  const matches = stage.Matches.filter((match) => match.groupId === groupId).length;

  const handleDelete = async () => {
    const answer = await send({ call: 'deleteGroup', payload: { groupId }, successText: texts.deleted });
    if (answer.ok) onDone();
  };

  return (
    <div className={styles['panel']}>
      <p>{texts.warning(name)}</p>
      <p>
        {texts.count(matches)} {confirmTexts.cannotUndo}
      </p>
      <ActionButton look="danger" onClick={() => void handleDelete()}>
        {texts.confirmDelete}
      </ActionButton>
    </div>
  );
}
