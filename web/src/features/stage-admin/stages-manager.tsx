import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Stage } from '../../shared/cup/cup';
import { ConfirmCallModal } from '../../shared/cup/confirm-call-modal';
import { useCurrentCup } from '../../shared/cup/cup-context';
import { useAdminTexts } from '../../shared/texts/use-texts';
import { EmptyText } from '../../shared/ui/content-states';
import { IconButton } from '../../shared/ui/button';
import { Panel } from '../../shared/ui/page/panel';
import { AddStage } from './add-stage';
import styles from './stages-manager.module.css';

interface StageTableProps {
  readonly stages: readonly Stage[];
  readonly onDelete: (stage: Stage) => void;
}

function StageTable({ stages, onDelete }: StageTableProps) {
  const { stages: texts } = useAdminTexts();
  const { columns, form } = texts;
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col">
            <span className={styles['label']}>{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stages.map((stage) => (
          <tr key={stage.stageId}>
            <td className={styles['order']}>{stage.order}</td>
            <th scope="row">{stage.name}</th>
            <td>{form[stage.type]}</td>
            <td className={styles['actions']}>
              <IconButton
                label={texts.deleteStage(stage.name)}
                icon={<Trash2 aria-hidden size={20} />}
                onClick={() => onDelete(stage)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DeleteStageModalProps {
  /** Null while nothing is to be deleted. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

function DeleteStageModal({ stage, onClose }: DeleteStageModalProps) {
  const { confirm: confirmTexts, stages: texts } = useAdminTexts();
  return (
    <ConfirmCallModal
      chosen={stage}
      texts={texts.remove}
      look="danger"
      callOf={({ stageId }) => ({ call: 'deleteStage', payload: { stageId } })}
      onClose={onClose}
    >
      {({ name, groups, Matches }) => (
        <>
          <p>{texts.remove.warning(name)}</p>
          <p>
            {texts.remove.count(groups.length, Matches.length)} {confirmTexts.canUndo}
          </p>
        </>
      )}
    </ConfirmCallModal>
  );
}

/** The stages of a cup in their order, with the forms to add and delete them. */
export function StagesManager() {
  const { stages: texts } = useAdminTexts();
  const { Stages } = useCurrentCup();
  const [deleted, setDeleted] = useState<Stage | null>(null);
  return (
    <div className={styles['manager']}>
      <Panel title={texts.form.title}>
        <AddStage />
      </Panel>
      <Panel title={texts.title}>
        {Stages.length === 0 && <EmptyText text={texts.empty} />}
        {Stages.length > 0 && <StageTable stages={Stages} onDelete={setDeleted} />}
      </Panel>
      <DeleteStageModal stage={deleted} onClose={() => setDeleted(null)} />
    </div>
  );
}
