import { readMatch, type Match } from '../../../shelf/cup/cup';
import { matchInWords } from '../../../shelf/cup/match-in-words';
import { answeredMatch } from '../../../shelf/cup/with-match';
import { showMessage } from '../../../shelf/stores/messages';
import { useCupCall } from '../../calls/use-cup-call';
import { useCurrentCup } from '../../cup/cup-context';
import { useAdminTexts } from '../../texts/admin-texts';
import { createCallOf, editCallOf, teamsIn } from '../match-form/match-calls';
import { failedOutcome } from './call-outcome';
import { hasNoWinner } from './edit-match-fields';
import type { MatchEdit, Outcome, Sent } from './match-edit';

/** Sends an edit, whose score counts for the teams that the form showed, or a new match. */
export function useSendMatch() {
  const { createGroup, editGroup, noWinner } = useAdminTexts().matches;
  const cup = useCurrentCup();
  const send = useCupCall();
  const inWords = (match: Match) => matchInWords(cup, match);

  return async ({ seen }: MatchEdit, sent: Sent, isQuiet: boolean): Promise<Outcome> => {
    const { base, values } = sent;
    const editText = hasNoWinner(values) ? noWinner.saved : editGroup.success;
    const answer = base
      ? await send({ ...editCallOf(base, values, seen && teamsIn(seen)), successText: editText, isQuiet })
      : await send({ ...createCallOf(values), successText: createGroup.success, isQuiet });
    if (answer.ok) {
      const stored = answeredMatch(answer.data);
      return { kind: 'saved', match: stored && inWords(stored) };
    }
    const outcome = failedOutcome(answer.error, sent, (view) => inWords(readMatch(view)));
    if (outcome.kind === 'saved') showMessage('success', editGroup.success);
    return outcome;
  };
}
