import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import type { Cup } from '../../../shelf/cup/cup';
import { useCurrentCup } from '../../cup/cup-context';
import { useReviewedCall } from '../../review/use-reviewed-call';
import { useEditing } from '../../stale-edit/use-editing';
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
  const cup = useCurrentCup();
  const { toReviewBy, send, done } = useReviewedCall(() => setOpened(null));
  const { record } = subject;
  const changeBy = (recorded: Recorded) => (before: DomainCup) => subject.change(before, recorded);
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
      return send(changeBy(recorded), { ...subject.callOf(recorded, against), successText });
    },
    onSaved: done,
    onTakeTheirs: (current) =>
      setOpened(
        opened && isLevelBy(current)
          ? { ...opened, record: current, recorded: subject.recordedIn(current) }
          : null,
      ),
  });
  return { ...editing, toReviewBy: (recorded: Recorded) => toReviewBy(changeBy(recorded)) };
}
