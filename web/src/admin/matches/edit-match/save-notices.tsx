import { hasScore } from '@futsal-cup/domain/cup/outcome';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { goalsInWords, ReviewNotice } from '../../review/review-notice';
import { sideName } from '../../../shelf/cup/side-name';
import { shownAdminTexts, useAdminTexts } from '../../texts/admin-texts';
import { ConfirmModal } from '../../ui/confirm-modal';
import { useLinger } from '../../ui/modal';
import { isScoreOfResolved, teamsIn } from '../match-form/match-calls';
import { hasPassedToday, type CheckContext } from '../match-form/match-checks';
import type { MatchValues } from '../match-form/match-values';
import { matchesToReviewAfterEdit } from './edit-to-review';

/** A person has to know these facts before an edit is saved. */
export interface SaveNotices {
  readonly values: MatchValues;
  readonly hasPassedToday: boolean;
  readonly toReview: readonly Match[];
  /** The match whose score the edit takes away, if it does. */
  readonly removesScoreOf: Match | null;
  /** The match before and now, if its teams have changed since the form was opened. */
  readonly otherTeams: { readonly before: Match; readonly now: Match } | null;
}

interface EditedMatch {
  readonly base: Match;
  /** The match as it was when the form first knew both its teams. */
  readonly seen: Match;
  readonly saved: Match;
}

function findOtherTeams({ base, seen, saved }: EditedMatch, values: MatchValues): SaveNotices['otherTeams'] {
  const before = teamsIn(seen);
  const now = teamsIn(saved);
  if (!before || !now || !isScoreOfResolved(base, values)) return null;
  const areSame = SIDES.every((side) => before[side] === now[side]);
  return areSame ? null : { before: seen, now: saved };
}

function removesScore({ base, saved }: EditedMatch, values: MatchValues): boolean {
  return hasScore(base) && hasScore(saved) && SIDES.every((side) => values[side].goals === '');
}

function sidesInWords({ local, visitor }: Match): string {
  return shownAdminTexts().matches.versus(sideName(local), sideName(visitor));
}

/** Returns the notices of an edit, or null where there is nothing to say. */
export function findSaveNotices(
  cup: Cup,
  edited: EditedMatch,
  values: MatchValues,
  context: CheckContext,
): SaveNotices | null {
  const notices = {
    values,
    hasPassedToday: hasPassedToday(values, context),
    toReview: matchesToReviewAfterEdit(cup, edited.base, values),
    removesScoreOf: removesScore(edited, values) ? edited.saved : null,
    otherTeams: findOtherTeams(edited, values),
  };
  const { hasPassedToday: hasPassed, toReview, removesScoreOf, otherTeams } = notices;
  return hasPassed || toReview.length > 0 || removesScoreOf || otherTeams ? notices : null;
}

interface SaveNoticesModalProps {
  /** The notices to confirm; null while there are none. */
  readonly notices: SaveNotices | null;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows the effects of an edit on other matches, and asks whether to save it. */
export function SaveNoticesModal({ notices, onConfirm, onClose }: SaveNoticesModalProps) {
  const { notices: texts } = useAdminTexts().matches;
  const shown = useLinger(notices);
  return (
    <ConfirmModal
      isOpen={notices !== null}
      title={texts.title}
      confirmText={texts.confirm}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {shown?.hasPassedToday && <p>{texts.passed(shown.values.time)}</p>}
      {shown?.otherTeams && (
        <p>{texts.otherTeams(sidesInWords(shown.otherTeams.now), sidesInWords(shown.otherTeams.before))}</p>
      )}
      {shown?.removesScoreOf && <p>{texts.removesScore(goalsInWords(shown.removesScoreOf))}</p>}
      {shown && <ReviewNotice matches={shown.toReview} />}
    </ConfirmModal>
  );
}
