import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { isAccessFailure, isPassing } from '../../../shared/api/api-error';
import { readMatch } from '../../../shared/cup/cup';
import { useCupCall } from '../../../shared/cup/use-cup-call';
import { currentRecordOf } from '../../../shared/stale-edit/stale-edit';
import { clearMessage } from '../../../shared/stores/messages';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { editCallOf, teamsIn } from '../match-form/match-calls';
import { areSameValues, valuesOf } from '../match-form/match-values';
import { isMatchGone, type MatchDraft } from './match-drafts';

/** How a try to send a draft has ended: `waiting` is tried again, `refused` needs a person. */
type DraftOutcome = 'saved' | 'gone' | 'waiting' | 'refused';

/** An answer that got lost may have been a success: the match is then as it was sent. */
function hasArrived(error: unknown, { values }: MatchDraft): boolean {
  const current = currentRecordOf<MatchView>(error);
  return current !== null && areSameValues(valuesOf(readMatch(current)), values);
}

function outcomeOf(error: unknown, draft: MatchDraft): DraftOutcome {
  if (hasArrived(error, draft)) return 'saved';
  if (isMatchGone(error)) return 'gone';
  return error === null || isPassing(error) || isAccessFailure(error) ? 'waiting' : 'refused';
}

/** The call that saves a draft, as an edit of the match that it began with, and for the teams that were seen in it. */
function callOfDraft({ base, seen, values }: MatchDraft) {
  return editCallOf(base, values, teamsIn(seen));
}

/** Sends what could not be saved once more. */
export function useSendDraft() {
  const { editGroup: texts } = useAdminTexts().matches;
  const send = useCupCall();
  return async (draft: MatchDraft, isQuiet: boolean): Promise<DraftOutcome> => {
    const answer = await send({ ...callOfDraft(draft), successText: texts.success, isQuiet });
    const outcome = answer.ok ? 'saved' : outcomeOf(answer.error, draft);
    // The refusal of what has arrived before is a success.
    if (!answer.ok && outcome === 'saved') clearMessage();
    return outcome;
  };
}
