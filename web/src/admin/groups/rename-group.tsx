import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useCupCall } from '../calls/use-cup-call';
import { RenameForm } from '../stale-edit/rename-form';
import { useAdminTexts } from '../texts/admin-texts';
import styles from './change-group-modal.module.css';
import { renamedGroupSchema } from './group-schemas';

interface RenameGroupProps {
  readonly group: GroupView;
  readonly onDone: () => void;
}

export function RenameGroup({ group, onDone }: RenameGroupProps) {
  const { change: texts } = useAdminTexts().groups;
  const send = useCupCall();
  return (
    <div className={styles['panel']}>
      <RenameForm
        record={group}
        schema={renamedGroupSchema}
        label={texts.name}
        submitText={texts.confirmEdit}
        send={(name, { groupId, updatedAt }) =>
          send({
            call: 'renameGroup',
            payload: { groupId, name, updatedAt },
            successText: texts.renamed,
          })
        }
        onDone={onDone}
      />
    </div>
  );
}
