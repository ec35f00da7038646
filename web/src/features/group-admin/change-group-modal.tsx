import type { GroupView, StageView } from '@futsal-cup/domain/contracts/views';
import { useState } from 'react';
import { useLinger } from '../../shared/hooks/use-linger';
import { groupAdminTexts } from '../../shared/texts/group-admin';
import { Button } from '../../shared/ui/button';
import { Modal } from '../../shared/ui/modal';
import styles from './change-group-modal.module.css';
import { DeleteGroup } from './delete-group';
import { RenameGroup } from './rename-group';

const texts = groupAdminTexts.change;

export interface GroupOfStage {
  readonly stage: StageView;
  readonly group: GroupView;
}

interface ChangeGroupProps extends GroupOfStage {
  readonly tournamentId: string;
  readonly onDone: () => void;
}

/** Either what deletes the group or what renames it, never both. */
function ChangeGroup({ tournamentId, stage, group, onDone }: ChangeGroupProps) {
  const [choice, setChoice] = useState<'delete' | 'edit' | null>(null);
  const toggle = (wanted: 'delete' | 'edit') => setChoice((last) => (last === wanted ? null : wanted));
  return (
    <>
      <p className={styles['name']}>{group.name}</p>
      <div className={styles['choices']}>
        {(['delete', 'edit'] as const).map((wanted) => (
          <Button
            key={wanted}
            look={choice === wanted ? 'primary' : 'secondary'}
            aria-expanded={choice === wanted}
            onClick={() => toggle(wanted)}
          >
            {texts[wanted]}
          </Button>
        ))}
      </div>
      {choice === 'delete' && (
        <DeleteGroup tournamentId={tournamentId} stage={stage} group={group} onDone={onDone} />
      )}
      {choice === 'edit' && <RenameGroup tournamentId={tournamentId} group={group} onDone={onDone} />}
    </>
  );
}

interface ChangeGroupModalProps {
  readonly tournamentId: string;
  /** Null while it is closed. */
  readonly chosen: GroupOfStage | null;
  readonly onClose: () => void;
}

export function ChangeGroupModal({ tournamentId, chosen, onClose }: ChangeGroupModalProps) {
  const shown = useLinger(chosen);
  return (
    <Modal isOpen={chosen !== null} title={texts.title} onClose={onClose}>
      {shown && (
        <ChangeGroup key={shown.group.groupId} {...shown} tournamentId={tournamentId} onDone={onClose} />
      )}
    </Modal>
  );
}
