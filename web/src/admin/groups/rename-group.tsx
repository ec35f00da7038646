import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useCupCall } from '../calls/use-cup-call';
import { RenameForm } from '../stale-edit/rename-form';
import { stack } from '../../shelf/styles/layout';
import styles from './groups.module.css';
import { useAdminTexts } from '../texts/admin-texts';
import { renamedGroupSchema } from './group-schemas';

interface RenameGroupProps {
  readonly group: GroupView;
  readonly onDone: () => void;
}

export function RenameGroup({ group, onDone }: RenameGroupProps) {
  const { change: texts } = useAdminTexts().groups;
  const send = useCupCall();
  return (
    <div className={stack(3, styles['change'])}>
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
