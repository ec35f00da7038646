import { deleteGroup } from '@futsal-cup/domain/commands/groups';
import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import { useState } from 'react';
import { ReviewNotice } from '../review/review-notice';
import { useReviewedCall } from '../review/use-reviewed-call';
import { ActionButton } from '../forms/form-buttons';
import { useLiveRecord } from '../cup/use-live-record';
import { Modal, useLinger } from '../ui/modal';
import { WithNames } from '../ui/with-names';
import { useAdminTexts } from '../texts/admin-texts';
import { cupLanguage } from '../../shelf/stores/tournaments';
import { Button } from '../../shelf/ui/button';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './groups.module.css';
import { findGroup, type GroupOfStage } from './chosen-group';
import { RenameGroup } from './rename-group';

interface ChangeGroupProps extends GroupOfStage {
  readonly onDone: () => void;
}

function DeleteGroup({ stage, group: { groupId, name }, onDone }: ChangeGroupProps) {
  const { confirm: confirmTexts } = useAdminTexts();
  const { change: texts } = useAdminTexts().groups;
  const { toReviewBy, send, done } = useReviewedCall(onDone);
  const deleting = (before: DomainCup) => deleteGroup(before, groupId);
  const matches = stage.Matches.filter((match) => match.groupId === groupId).length;

  const handleDelete = async () => {
    const call = { call: 'deleteGroup', payload: { groupId }, successText: texts.deleted } as const;
    if ((await send(deleting, call)).ok) done();
  };

  return (
    <div className={stack(3, styles['change'])}>
      <p>
        <WithNames text={texts.warning} names={[name]} />
      </p>
      <p>
        {texts.count(matches)} {confirmTexts.canUndo}
      </p>
      <ReviewNotice matches={toReviewBy(deleting)} />
      <ActionButton look="danger" onClick={() => void handleDelete()}>
        {texts.confirmDelete}
      </ActionButton>
    </div>
  );
}

/** Shows the buttons to delete and to rename a group, and the form of the pressed button. */
function ChangeGroup({ stage, group, onDone }: ChangeGroupProps) {
  const { change: texts } = useAdminTexts().groups;
  const [choice, setChoice] = useState<'delete' | 'edit' | null>(null);
  const toggle = (wanted: 'delete' | 'edit') => setChoice((last) => (last === wanted ? null : wanted));
  return (
    <>
      <p className={ui['name']} lang={cupLanguage()}>
        {group.name}
      </p>
      <div className={stack(3, styles['changes'])}>
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
      {choice === 'delete' && <DeleteGroup stage={stage} group={group} onDone={onDone} />}
      {choice === 'edit' && <RenameGroup group={group} onDone={onDone} />}
    </>
  );
}

interface ChangeGroupModalProps {
  /** The chosen group; null while the modal is closed. */
  readonly chosen: GroupOfStage | null;
  readonly onClose: () => void;
}

export function ChangeGroupModal({ chosen, onClose }: ChangeGroupModalProps) {
  const { change: texts } = useAdminTexts().groups;
  const live = useLiveRecord(chosen, findGroup, onClose);
  const shown = useLinger(live);
  return (
    <Modal isOpen={live !== null} title={texts.title} losesForm onClose={onClose}>
      {shown && <ChangeGroup key={shown.group.groupId} {...shown} onDone={onClose} />}
    </Modal>
  );
}
