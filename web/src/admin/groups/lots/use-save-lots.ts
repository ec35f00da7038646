import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import { recordLots } from '@futsal-cup/domain/commands/groups';
import { useRef } from 'react';
import type { Stage } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { matchesToReview } from '../../review/matches-to-review';
import { useCupCall } from '../../calls/use-cup-call';
import { useEditing } from '../../stale-edit/use-editing';
import { useLeadToReview } from '../../review/use-lead-to-review';
import { useAdminTexts } from '../../texts/admin-texts';
import { areStillLevel, type OpenedLots } from './opened-lots';

export function namesIn({ Teams }: Pick<GroupView, 'Teams'>, teamIds: readonly string[]): string {
  return teamIds.map((id) => Teams.find(({ teamId }) => teamId === id)?.name ?? '').join(', ');
}

interface Lots {
  readonly stage: Stage;
  readonly group: GroupView;
  readonly opened: OpenedLots | null;
  readonly setOpened: (opened: OpenedLots | null) => void;
}

/** Saves an order of the lots, or none, and finds the matches with a score into which the order brings other teams. */
export function useSaveLots({ stage, group, opened, setOpened }: Lots) {
  const { fields, lots: texts } = useAdminTexts().groups;
  const isReviewNext = useRef(false);
  const cup = useCurrentCup();
  const leadToReview = useLeadToReview();
  const send = useCupCall();
  const toReviewBy = (teamIds: readonly string[]) =>
    matchesToReview(cup, (before) => recordLots(before, group.groupId, teamIds));
  const editing = useEditing<GroupView, readonly string[]>({
    base: opened?.group ?? group,
    // A corrected result does not change the group's record, so the server would not refuse the stale order; the
    // page has to find out itself.
    newerThan: ({ updatedAt }) =>
      opened && updatedAt === group.updatedAt && !areStillLevel(opened, group, stage) ? group : null,
    valuesOf: ({ lots }) => lots,
    // The names come from the cup, because a team may have left the group meanwhile.
    describe: (lots) => ({ [fields.lots]: namesIn(cup, lots) }),
    mergeTheirs: (_base, _mine, theirs) => theirs,
    send: (teamIds, { groupId, updatedAt }) => {
      const successText = teamIds.length > 0 ? texts.success : texts.takenBack;
      const payload = { groupId, teamIds: [...teamIds], updatedAt };
      isReviewNext.current = toReviewBy(teamIds).length > 0;
      return send({ call: 'recordLots', payload, successText });
    },
    onSaved: () => {
      setOpened(null);
      if (isReviewNext.current) leadToReview();
    },
    onTakeTheirs: (current) =>
      setOpened(opened && areStillLevel(opened, current, stage) ? { ...opened, group: current } : null),
  });
  return { ...editing, toReviewBy };
}
