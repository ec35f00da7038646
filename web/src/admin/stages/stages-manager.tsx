import { deleteStage } from '@futsal-cup/domain/commands/stages';
import { ArrowDown, ArrowUp, Pencil, Timer, Trash2 } from 'lucide-react';
import { Fragment, useState } from 'react';
import type { Stage } from '../../shelf/cup/cup';
import { ConfirmCallModal } from '../calls/confirm-call-modal';
import { useCurrentCup } from '../cup/cup-context';
import { useCupCall } from '../calls/use-cup-call';
import { CategoryHeading } from '../categories/category-heading';
import { partsOf } from '../categories/cup-of-category';
import { useLiveRecord } from '../cup/use-live-record';
import { useAdminTexts } from '../texts/admin-texts';
import { EmptyText } from '../../shelf/ui/content-states';
import { IconButton } from '../../shelf/ui/button';
import { Panel } from '../ui/panel';
import { named, WithNames } from '../../shelf/cup/with-names';
import { AddStage } from './add-stage';
import { findStage, RenameStageModal } from './rename-stage';
import { StageRulesModal } from './stage-rules';
import { stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import { fullStageName, inCategory, stageLanguage, stageName } from '../../shelf/cup/stage-name';
import styles from './stages-manager.module.css';

interface StageTableProps {
  readonly stages: readonly Stage[];
  readonly onRename: (stage: Stage) => void;
  readonly onRules: (stage: Stage) => void;
  readonly onDelete: (stage: Stage) => void;
}

/**
 * Returns the order with a stage and the next one of its category swapped; it is null if one of the two does not exist. The stages of the
 * other categories come behind, because only those of one category have an order among each other.
 */
function swapped(stages: readonly Stage[], index: number, all: readonly Stage[]): string[] | null {
  const others = all.filter((stage) => !stages.includes(stage));
  const ids = [...stages, ...others].map(({ stageId }) => stageId);
  if (index + 1 >= stages.length) return null;
  const [first, second] = [ids[index], ids[index + 1]];
  if (first === undefined || second === undefined) return null;
  return [...ids.slice(0, index), second, first, ...ids.slice(index + 2)];
}

interface OrderButtonsProps {
  readonly stages: readonly Stage[];
  readonly index: number;
}

function OrderButtons({ stages, index }: OrderButtonsProps) {
  const { change: texts } = useAdminTexts().stages;
  const { tournamentId, Stages } = useCurrentCup();
  const send = useCupCall();
  const stage = stages[index];
  const name = stage ? fullStageName(stage) : '';
  const ways = [
    {
      label: texts.up(name),
      Icon: ArrowUp,
      stageIds: index === 0 ? null : swapped(stages, index - 1, Stages),
    },
    { label: texts.down(name), Icon: ArrowDown, stageIds: swapped(stages, index, Stages) },
  ];
  const handleMove = (stageIds: string[]) =>
    void send({ call: 'reorderStages', payload: { tournamentId, stageIds }, successText: texts.moved });
  return ways.map(({ label, Icon, stageIds }) => (
    <IconButton
      key={label}
      label={label}
      icon={<Icon aria-hidden size={20} />}
      disabled={stageIds === null}
      onClick={() => stageIds && handleMove(stageIds)}
    />
  ));
}

function StageTable({ stages, onRename, onRules, onDelete }: StageTableProps) {
  const { stages: texts, details } = useAdminTexts();
  const { columns, form } = texts;
  return (
    <table className={`${ui['table']} ${styles['table']}`}>
      <thead>
        <tr>
          <th scope="col">{columns.order}</th>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.type}</th>
          <th scope="col">
            <span className={ui['label']}>{columns.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stages.map((stage, index) => (
          <tr key={stage.stageId}>
            <td className={styles['order']}>{stage.order}</td>
            <th scope="row" lang={stageLanguage(stage)}>
              {stageName(stage)}
            </th>
            <td>
              {form[stage.type]}
              {stage.matchRules && (
                <p className={ui['hint']}>
                  {details.play.length(stage.matchRules.halves, stage.matchRules.minutesPerHalf)}
                </p>
              )}
              {stage.wipesCautions && <p className={ui['hint']}>{texts.change.wipesCautions}</p>}
            </td>
            <td className={styles['actions']}>
              <OrderButtons stages={stages} index={index} />
              <IconButton
                label={texts.change.rename(fullStageName(stage))}
                icon={<Pencil aria-hidden size={20} />}
                onClick={() => onRename(stage)}
              />
              <IconButton
                label={texts.change.rules(fullStageName(stage))}
                icon={<Timer aria-hidden size={20} />}
                onClick={() => onRules(stage)}
              />
              <IconButton
                label={texts.deleteStage(fullStageName(stage))}
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
  /** The stage to delete; null while the modal is closed. */
  readonly stage: Stage | null;
  readonly onClose: () => void;
}

function DeleteStageModal({ stage, onClose }: DeleteStageModalProps) {
  const { confirm: confirmTexts, stages: texts } = useAdminTexts();
  return (
    <ConfirmCallModal
      chosen={useLiveRecord(stage, findStage, onClose)}
      texts={texts.remove}
      look="danger"
      callOf={({ stageId }) => ({ call: 'deleteStage', payload: { stageId } })}
      changeOf={({ stageId }, before) => deleteStage(before, stageId)}
      onClose={onClose}
    >
      {({ name, category, groups, Matches }) => (
        <>
          <p>
            <WithNames text={texts.remove.warning(named(inCategory(category, name)))} />
          </p>
          <p>
            {texts.remove.count(groups.length, Matches.length)} {confirmTexts.canUndo}
          </p>
        </>
      )}
    </ConfirmCallModal>
  );
}

/** Shows the stages of a cup in their order, with the forms to add and delete them. */
export function StagesManager() {
  const { stages: texts } = useAdminTexts();
  const cup = useCurrentCup();
  const { Stages } = cup;
  const [renamed, setRenamed] = useState<Stage | null>(null);
  const [ruled, setRuled] = useState<Stage | null>(null);
  const [deleted, setDeleted] = useState<Stage | null>(null);
  return (
    <div className={stack(4, styles['manager'])}>
      <Panel title={texts.form.title}>
        <AddStage />
      </Panel>
      <Panel title={texts.title}>
        {Stages.length === 0 && <EmptyText text={texts.empty} />}
        {partsOf(cup, Stages).map(({ category, records }) => (
          <Fragment key={category ?? ''}>
            <CategoryHeading category={category} />
            <StageTable stages={records} onRename={setRenamed} onRules={setRuled} onDelete={setDeleted} />
          </Fragment>
        ))}
      </Panel>
      <RenameStageModal stage={renamed} onClose={() => setRenamed(null)} />
      <StageRulesModal stage={ruled} onClose={() => setRuled(null)} />
      <DeleteStageModal stage={deleted} onClose={() => setDeleted(null)} />
    </div>
  );
}
