import { useRef } from 'react';
import type { Cup } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { matchesToReview } from '../../review/matches-to-review';
import { useCupCall } from '../../calls/use-cup-call';
import { useEditing } from '../../stale-edit/use-editing';
import { useLeadToReview } from '../../review/use-lead-to-review';
import { useAdminTexts } from '../../texts/admin-texts';
import type { DecisionSubject, Recorded } from './decision-subject';
import { areStillLevel, type OpenedDecision } from './opened-decision';

export function namesIn({ Teams }: Pick<Cup, 'Teams'>, teamIds: readonly string[]): string {
  return teamIds.map((id) => Teams.find(({ teamId }) => teamId === id)?.name ?? '').join(', ');
}

interface Decision<Record extends { readonly updatedAt: string }> {
  readonly subject: DecisionSubject<Record>;
  readonly opened: OpenedDecision<Record> | null;
  readonly setOpened: (opened: OpenedDecision<Record> | null) => void;
}

/** Saves a decision, or none, and finds the matches with a score into which it brings other teams. */
export function useSaveDecision<Record extends { readonly updatedAt: string }>({
  subject,
  opened,
  setOpened,
}: Decision<Record>) {
  const { fields, lots: texts } = useAdminTexts().groups;
  const isReviewNext = useRef(false);
  const cup = useCurrentCup();
  const leadToReview = useLeadToReview();
  const send = useCupCall();
  const { record } = subject;
  const toReviewBy = (recorded: Recorded) =>
    matchesToReview(cup, (before) => subject.change(before, recorded));
  const isLevelBy = (theirs: Record) =>
    opened !== null && areStillLevel(opened, subject.levelsWith(subject.recordedIn(theirs)));
  const editing = useEditing<Record, Recorded>({
    base: opened?.record ?? record,
    // A corrected result does not change the record, so the server would not refuse the stale order; the page has to find out itself.
    newerThan: ({ updatedAt }) =>
      opened && updatedAt === record.updatedAt && !isLevelBy(record) ? record : null,
    valuesOf: subject.recordedIn,
    describe: ({ teamIds, decision }) => ({
      // The names come from the cup, because a team may have left the group meanwhile.
      [fields.lots]: namesIn(cup, teamIds),
      ...(teamIds.length > 0 && { [texts.kind]: texts.kinds[decision] }),
    }),
    mergeTheirs: (_base, _mine, theirs) => theirs,
    send: (recorded, against) => {
      const successText = recorded.teamIds.length > 0 ? texts.success : texts.takenBack;
      isReviewNext.current = toReviewBy(recorded).length > 0;
      const call = subject.callOf(recorded, against);
      return call.call === 'recordLots' ? send({ ...call, successText }) : send({ ...call, successText });
    },
    onSaved: () => {
      setOpened(null);
      if (isReviewNext.current) leadToReview();
    },
    onTakeTheirs: (current) =>
      setOpened(
        opened && isLevelBy(current)
          ? { ...opened, record: current, recorded: subject.recordedIn(current) }
          : null,
      ),
  });
  return { ...editing, toReviewBy };
}
