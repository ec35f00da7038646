import type { Cup, Match } from '../../../shared/cup/cup';
import { sideName } from '../../../shared/match/side-name';
import { shownAdminTexts, shownTexts, useAdminTexts } from '../../../shared/texts/use-texts';
import { ConfirmModal } from '../../../shared/ui/dialog/confirm-modal';
import { useLinger } from '../../../shared/ui/dialog/modal';
import { hasPassedToday, type CheckContext } from '../match-form/match-checks';
import styles from '../match-form/match-form.module.css';
import type { MatchValues } from '../match-form/match-values';
import { matchesToReview } from './matches-to-review';

/** What a person has to know before an edit is saved. */
export interface SaveNotices {
  readonly values: MatchValues;
  readonly hasPassedToday: boolean;
  readonly toReview: readonly Match[];
}

/** The notices of an edit; null where there is nothing to say. */
export function findSaveNotices(
  cup: Cup,
  base: Match,
  values: MatchValues,
  context: CheckContext,
): SaveNotices | null {
  const notices = {
    values,
    hasPassedToday: hasPassedToday(values, context),
    toReview: matchesToReview(cup, base, values),
  };
  return notices.hasPassedToday || notices.toReview.length > 0 ? notices : null;
}

function matchInWords({ matchNumber, Stage, local, visitor }: Match): string {
  const { match } = shownTexts().publicTexts;
  const { notices, versus } = shownAdminTexts().matches;
  return notices.match(
    matchNumber === null ? Stage.name : match.match(matchNumber),
    versus(sideName(local), sideName(visitor)),
    versus(String(local.goals), String(visitor.goals)),
  );
}

interface SaveNoticesModalProps {
  /** Null while there is nothing to confirm. */
  readonly notices: SaveNotices | null;
  readonly onConfirm: (notices: SaveNotices) => void;
  readonly onClose: () => void;
}

/** Says what an edit brings about elsewhere, and asks whether to save it. */
export function SaveNoticesModal({ notices, onConfirm, onClose }: SaveNoticesModalProps) {
  const { notices: texts } = useAdminTexts().matches;
  const shown = useLinger(notices);
  return (
    <ConfirmModal
      isOpen={notices !== null}
      title={texts.title}
      confirmText={texts.confirm}
      onConfirm={() => notices && onConfirm(notices)}
      onClose={onClose}
    >
      {shown?.hasPassedToday && <p>{texts.passed(shown.values.time)}</p>}
      {shown && shown.toReview.length > 0 && (
        <>
          <p>{texts.review}</p>
          <ul className={styles['list']}>
            {shown.toReview.map((match) => (
              <li key={match.matchId}>{matchInWords(match)}</li>
            ))}
          </ul>
          <p>{texts.reviewNext}</p>
        </>
      )}
    </ConfirmModal>
  );
}
