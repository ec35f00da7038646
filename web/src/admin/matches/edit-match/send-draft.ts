import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isAccessFailure, isPassing } from '../../../shelf/api/api-error';
import { readMatch } from '../../../shelf/cup/cup';
import { useCupCall } from '../../calls/use-cup-call';
import { currentRecordOf } from '../../stale-edit/stale-edit';
import { showMessage } from '../../../shelf/stores/messages';
import { useAdminTexts } from '../../texts/admin-texts';
import { editCallOf, teamsIn } from '../match-form/match-calls';
import { areSameValues, valuesOf } from '../match-form/match-values';
import { hasNoWinner } from './edit-match-fields';
import { isMatchGone, type MatchDraft } from './match-drafts';

/** Sends a draft as an edit of its base match; a score counts for the teams that the form showed. */
export function useSendDraft() {
  const { editGroup, noWinner } = useAdminTexts().matches;
  const send = useCupCall();
  return ({ base, seen, values }: MatchDraft, isQuiet: boolean) => {
    const successText = hasNoWinner(values) ? noWinner.saved : editGroup.success;
    return send({ ...editCallOf(base, values, teamsIn(seen)), successText, isQuiet });
  };
}

/** A call whose answer got lost may have succeeded; then the server has exactly the sent values. */
function hasArrived(error: unknown, { values }: MatchDraft): boolean {
  const current = currentRecordOf<MatchView>(error);
  return current !== null && areSameValues(valuesOf(readMatch(current)), values);
}

/** The outcome of another try: a `waiting` draft is tried again later, and a `refused` one needs a decision by a person. */
type TryOutcome = 'saved' | 'gone' | 'waiting' | 'refused';

/** Sends a draft once more. If an earlier try has already saved the values, a refusal counts as a success, and the banner says so. */
export function useTryDraft() {
  const { editGroup } = useAdminTexts().matches;
  const sendDraft = useSendDraft();
  return async (draft: MatchDraft, isQuiet: boolean): Promise<TryOutcome> => {
    const answer = await sendDraft(draft, isQuiet);
    if (answer.ok) return 'saved';
    const { error } = answer;
    if (hasArrived(error, draft)) {
      showMessage('success', editGroup.success);
      return 'saved';
    }
    if (isMatchGone(error)) return 'gone';
    return error === null || isPassing(error) || isAccessFailure(error) ? 'waiting' : 'refused';
  };
}
