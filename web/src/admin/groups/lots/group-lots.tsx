import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { recordLots } from '@futsal-cup/domain/commands/groups';
import { doLotsDecide } from '@futsal-cup/domain/standings/standings';
import { useRef, useState } from 'react';
import type { Stage } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { matchesToReview } from '../../review/matches-to-review';
import { ReviewNotice } from '../../review/review-notice';
import { useCupCall } from '../../calls/use-cup-call';
import { ActionButton } from '../../forms/form-buttons';
import { StaleEditModal } from '../../stale-edit/stale-edit-modal';
import { useEditing } from '../../stale-edit/use-editing';
import { useLeadToReview } from '../../review/use-lead-to-review';
import { useAdminTexts } from '../../texts/admin-texts';
import { Button } from '../../../shelf/ui/button';
import { ConfirmModal } from '../../ui/confirm-modal';
import { stack } from '../../../shelf/styles/layout';
import styles from '../groups.module.css';
import { findLevelTeams } from './level-teams';
import { LotsModal } from './lots-modal';
import { areStillLevel, lotsOf, openLots, type OpenedLots } from './opened-lots';

interface GroupLotsProps {
  readonly stage: Stage;
  readonly group: GroupView;
}

function namesIn({ Teams }: Pick<GroupView, 'Teams'>, teamIds: readonly string[]): string {
  return teamIds.map((id) => Teams.find(({ teamId }) => teamId === id)?.name ?? '').join(', ');
}

/** Shows the form for the order of the lots where the rules cannot separate teams, and the button that deletes a recorded order. */
export function GroupLots({ stage, group }: GroupLotsProps) {
  const { groups: groupAdminTexts } = useAdminTexts();
  const { lots: texts } = useAdminTexts().groups;
  const [opened, setOpened] = useState<OpenedLots | null>(null);
  /** The button asks first if deleting the order brings other teams into matches with a score. */
  const [isTakenBack, setTakenBack] = useState(false);
  const isReviewNext = useRef(false);
  const close = () => setOpened(null);
  const levels = findLevelTeams(group, stage);
  const cup = useCurrentCup();
  const leadToReview = useLeadToReview();
  const areLotsDeciding = doLotsDecide({
    ...cup,
    teams: group.Teams,
    matches: stage.Matches.filter(({ groupId }) => groupId === group.groupId),
    lots: group.lots,
  });
  const send = useCupCall();
  const toReviewBy = (teamIds: readonly string[]) =>
    matchesToReview(cup, (before) => recordLots(before, group.groupId, teamIds));
  const { save, staleEdit } = useEditing<GroupView, readonly string[]>({
    base: opened?.group ?? group,
    // A corrected result does not change the group's record, so the server would not refuse the stale order; the
    // page has to find out itself.
    newerThan: ({ updatedAt }) =>
      opened && updatedAt === group.updatedAt && !areStillLevel(opened, group, stage) ? group : null,
    valuesOf: ({ lots }) => lots,
    // The names come from the cup, because a team may have left the group meanwhile.
    describe: (lots) => ({ [groupAdminTexts.fields.lots]: namesIn(cup, lots) }),
    mergeTheirs: (_base, _mine, theirs) => theirs,
    send: (teamIds, { groupId, updatedAt }) => {
      const successText = teamIds.length > 0 ? texts.success : texts.takenBack;
      const payload = { groupId, teamIds: [...teamIds], updatedAt };
      isReviewNext.current = toReviewBy(teamIds).length > 0;
      return send({ call: 'recordLots', payload, successText });
    },
    onSaved: () => {
      close();
      if (isReviewNext.current) leadToReview();
    },
    onTakeTheirs: (current) =>
      setOpened(opened && areStillLevel(opened, current, stage) ? { ...opened, group: current } : null),
  });

  const toReviewWithout = isTakenBack ? toReviewBy([]) : [];

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
      {levels.length > 0 && (
        <>
          <p>{texts.needed}</p>
          <p>
            <strong>{levels.map(({ teamIds }) => namesIn(group, teamIds)).join(' / ')}</strong>
          </p>
          <Button look="secondary" onClick={() => setOpened(openLots(group, stage))}>
            {texts.record}
          </Button>
        </>
      )}
      {group.lots.length > 0 && (
        <>
          <p>{(areLotsDeciding ? texts.recorded : texts.kept)(namesIn(group, group.lots))}</p>
          <ActionButton look="secondary" onClick={handleTakeBack}>
            {texts.takeBack}
          </ActionButton>
        </>
      )}
      <LotsModal
        lots={opened}
        toReview={opened ? toReviewBy(lotsOf(opened)) : []}
        onOrder={(order) => setOpened(opened && { ...opened, order })}
        onSave={() => opened && saveOrder(lotsOf(opened))}
        onClose={close}
      />
      <ConfirmModal
        isOpen={isTakenBack}
        title={texts.takeBack}
        confirmText={texts.takeBack}
        onConfirm={() => saveOrder([])}
        onClose={() => setTakenBack(false)}
      >
        <ReviewNotice matches={toReviewWithout} isClosing={!isTakenBack} />
      </ConfirmModal>
      <StaleEditModal {...staleEdit} />
    </div>
  );
}
