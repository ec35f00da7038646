import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { tableRulesOf } from '@futsal-cup/domain/standings/presets';
import { doLotsDecide } from '@futsal-cup/domain/standings/standings';
import { useState } from 'react';
import type { Stage } from '../../../shelf/cup/cup';
import { toTableTeams } from '../../../shelf/cup/live/provisional-table';
import { useCurrentCup } from '../../cup/cup-context';
import { ReviewNotice } from '../../review/review-notice';
import { ActionButton } from '../../forms/form-buttons';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { ConfirmModal } from '../../ui/confirm-modal';
import { stack } from '../../../shelf/styles/layout';
import styles from '../groups.module.css';
import { findLevelTeams, type LevelTeams } from './level-teams';
import { LotsModal } from './lots-modal';
import { lotsOf, openLots, type OpenedLots } from './opened-lots';
import { namesIn, useSaveLots } from './use-save-lots';

interface GroupLotsProps {
  readonly stage: Stage;
  readonly group: GroupView;
}

interface NeededLotsProps {
  readonly group: GroupView;
  readonly levels: readonly LevelTeams[];
  readonly onOpen: () => void;
}

/** Names the teams that only lots can separate, and opens the form for their order. */
function NeededLots({ group, levels, onOpen }: NeededLotsProps) {
  const { lots: texts } = useAdminTexts().groups;
  if (levels.length === 0) return null;
  return (
    <>
      <p>{texts.needed}</p>
      <p>
        <strong>{levels.map(({ teamIds }) => namesIn(group, teamIds)).join(' / ')}</strong>
      </p>
      <Button look="secondary" onClick={onOpen}>
        {texts.record}
      </Button>
    </>
  );
}

/** Shows the recorded order, and the button that deletes it. */
function RecordedLots({ stage, group, onTakeBack }: GroupLotsProps & { readonly onTakeBack: () => void }) {
  const { lots: texts } = useAdminTexts().groups;
  const cup = useCurrentCup();
  if (group.lots.length === 0) return null;
  const areDeciding = doLotsDecide({
    points: cup.points,
    rules: tableRulesOf(cup),
    teams: toTableTeams(group, cup),
    matches: stage.Matches.filter(({ groupId }) => groupId === group.groupId),
    lots: group.lots,
  });
  return (
    <>
      <p>{(areDeciding ? texts.recorded : texts.kept)(namesIn(group, group.lots))}</p>
      <ActionButton look="secondary" onClick={onTakeBack}>
        {texts.takeBack}
      </ActionButton>
    </>
  );
}

/** Shows the form for the order of the lots where the rules cannot separate teams, and the button that deletes a recorded order. */
export function GroupLots({ stage, group }: GroupLotsProps) {
  const { lots: texts } = useAdminTexts().groups;
  const [opened, setOpened] = useState<OpenedLots | null>(null);
  /** The button asks first if deleting the order brings other teams into matches with a score. */
  const [isTakenBack, setTakenBack] = useState(false);
  const levels = findLevelTeams(group, stage);
  const { save, staleEdit, toReviewBy } = useSaveLots({ stage, group, opened, setOpened });

  const saveOrder = (teamIds: readonly string[]) => {
    setTakenBack(false);
    void save(teamIds);
  };

  const handleTakeBack = () => {
    if (toReviewBy([]).length > 0) setTakenBack(true);
    else saveOrder([]);
  };

  if (levels.length === 0 && group.lots.length === 0 && !opened) return null;
  return (
    <div className={stack(2, styles['lots'])}>
      <NeededLots group={group} levels={levels} onOpen={() => setOpened(openLots(group, stage))} />
      <RecordedLots stage={stage} group={group} onTakeBack={handleTakeBack} />
      <LotsModal
        lots={opened}
        toReview={opened ? toReviewBy(lotsOf(opened)) : []}
        onOrder={(order) => setOpened(opened && { ...opened, order })}
        onSave={() => opened && saveOrder(lotsOf(opened))}
        onClose={() => setOpened(null)}
      />
      <ConfirmModal
        isOpen={isTakenBack}
        title={texts.takeBack}
        confirmText={texts.takeBack}
        onConfirm={() => saveOrder([])}
        onClose={() => setTakenBack(false)}
      >
        <ReviewNotice matches={isTakenBack ? toReviewBy([]) : []} isClosing={!isTakenBack} />
      </ConfirmModal>
      <StaleEditModal {...staleEdit} />
    </div>
  );
}
