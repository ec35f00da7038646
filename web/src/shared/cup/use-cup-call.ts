import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ApiError } from '../api/api-error';
import type { CallName } from '../api/submit-form';
import { useFormCall, type FormAnswer, type FormSubmission } from '../forms/use-form-call';
import { setSubmitting } from '../stores/submission';
import { useCurrentCup } from './cup-context';
import { reloadCup, showMatch } from './reload';
import { answeredMatch } from './with-match';

/** On a slow network nobody waits longer than this for the fresh view after the change itself has succeeded. */
const LONGEST_WAIT_MS = 3_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** A refusal because of other records says that the view on show is old. */
function showsOldView(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

interface CupSubmission<Name extends CallName> extends FormSubmission<Name> {
  /** Called as soon as the call has succeeded: where the next thing may be typed at once, the form is emptied by then. */
  readonly onSuccess?: () => void;
}

/**
 * Sends a form that changes a cup, and loads the cup again, so that whatever is opened next starts from the records as they are
 * now. Buttons stay disabled until then. Only a match that the answer carries is shown at once: its form closes, and the
 * tables and the bracket follow as soon as the cup has come.
 */
export function useCupCall() {
  const { tournamentId } = useCurrentCup();
  const { submit } = useFormCall();
  const queryClient = useQueryClient();

  return useCallback(
    async <Name extends CallName>({
      onSuccess,
      ...form
    }: CupSubmission<Name>): Promise<FormAnswer<Calls[Name]['response']>> => {
      const answer = await submit<Name>(form);
      if (answer.ok) onSuccess?.();
      if (!answer.ok && !showsOldView(answer.error)) return answer;
      const match = answer.ok ? answeredMatch(answer.data) : null;
      if (match) {
        showMatch(queryClient, match);
        void reloadCup(queryClient, tournamentId);
        return answer;
      }
      setSubmitting(true);
      try {
        await Promise.race([reloadCup(queryClient, tournamentId), wait(LONGEST_WAIT_MS)]);
      } finally {
        setSubmitting(false);
      }
      return answer;
    },
    [submit, queryClient, tournamentId],
  );
}
