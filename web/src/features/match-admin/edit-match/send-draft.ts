import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isAccessFailure, isPassing } from '../../../shared/api/api-error';
import { readMatch } from '../../../shared/cup/cup';
import { useCupCall } from '../../../shared/cup/use-cup-call';
import type { FormAnswer } from '../../../shared/forms/use-form-call';
import { currentRecordOf } from '../../../shared/stale-edit/stale-edit';
import { clearMessage } from '../../../shared/stores/messages';
import { useAdminTexts } from '../../../shared/texts/use-texts';
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

/** The refusal of what had arrived before is a success, and leaves the banner. */
export function concludeTry(answer: FormAnswer<unknown>, draft: MatchDraft): TryOutcome {
  if (answer.ok) return 'saved';
  const { error } = answer;
  if (hasArrived(error, draft)) {
    clearMessage();
    return 'saved';
  }
  if (isMatchGone(error)) return 'gone';
  return error === null || isPassing(error) || isAccessFailure(error) ? 'waiting' : 'refused';
}
