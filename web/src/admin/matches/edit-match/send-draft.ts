import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isAccessFailure, isPassing } from '../../../shelf/api/api-error';
import { readMatch } from '../../../shelf/cup/cup';
import { useCupCall } from '../../calls/use-cup-call';
import { currentRecordOf } from '../../stale-edit/stale-edit';
import { showMessage } from '../../../shelf/stores/messages';
import { useAdminTexts } from '../../../shelf/texts/use-texts';
import { editCallOf, teamsIn } from '../match-form/match-calls';
import { areSameValues, valuesOf } from '../match-form/match-values';
import { hasNoWinner } from './edit-match-fields';
import { isMatchGone, type MatchDraft } from './match-drafts';

/** Sends a draft as an edit of the match that it was typed for, its score for the teams that were seen in it. */
export function useSendDraft() {
  const { editGroup, noWinner } = useAdminTexts().matches;
  const send = useCupCall();
  return ({ base, seen, values }: MatchDraft, isQuiet: boolean) => {
    const successText = hasNoWinner(values) ? noWinner.saved : editGroup.success;
    return send({ ...editCallOf(base, values, teamsIn(seen)), successText, isQuiet });
  };
}

/** An answer that got lost may have been a success: the match is then as it was sent. */
function hasArrived(error: unknown, { values }: MatchDraft): boolean {
  const current = currentRecordOf<MatchView>(error);
  return current !== null && areSameValues(valuesOf(readMatch(current)), values);
}

/** How another try has ended: `waiting` is tried again, `refused` needs a person. */
type TryOutcome = 'saved' | 'gone' | 'waiting' | 'refused';

/** Sends a draft once more. The refusal of what had arrived before is a success, and the banner says so. */
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
