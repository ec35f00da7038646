import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../shelf/api/api-error';
import type { CallName } from './submit-form';
import { useFormCall, type FormAnswer, type FormSubmission } from '../forms/use-form-call';
import { setSubmitting } from '../forms/submission';
import { useCurrentCup } from '../cup/cup-context';
import { reloadCup, showMatch } from '../../shelf/cup/reload';
import { offerUndo } from '../undo/undo-button';
import { answeredMatch } from '../../shelf/cup/with-match';

/** Buttons stay disabled at most this long after a successful change while the cup is loaded again. */
const LONGEST_WAIT_MS = 3_000;

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Tells whether the server has refused a call because of other records; the shown cup is then out of date. */
function showsOldView(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 409);
}

export interface CupSubmission<Name extends CallName> extends FormSubmission<Name> {
  /**
   * The hook calls this function as soon as the call has succeeded, before it loads the cup again; the function empties the form for the
   * next record.
   */
  readonly onSuccess?: () => void;
  /** True for one of several calls that people take for one change; an undo would take back this part alone, so none is offered. */
  readonly isPart?: boolean;
}

/**
 * Sends a form that changes a cup, and loads the cup again, so that the next form starts from the records as they are now.
 * Buttons stay disabled until then. A match in the answer is shown at once instead: its form closes, and the cup with its
 * tables and its bracket is loaded in the background.
 */
export function useCupCall() {
  const { tournamentId } = useCurrentCup();
  const { submit } = useFormCall();
  const { mutate } = useSWRConfig();

  return useCallback(
    async <Name extends CallName>({
      onSuccess,
      isPart = false,
      ...form
    }: CupSubmission<Name>): Promise<FormAnswer<Calls[Name]['response']>> => {
      const answer = await submit<Name>(form);
      if (answer.ok) onSuccess?.();
      const isWhole = answer.ok && !isPart;
      if (isWhole && answer.entryId && form.successText) offerUndo(form.successText, answer.entryId);
      if (!answer.ok && !showsOldView(answer.error)) return answer;
      const match = answer.ok ? answeredMatch(answer.data) : null;
      if (match) {
        await showMatch(mutate, match);
        void reloadCup(mutate, tournamentId);
        return answer;
      }
      setSubmitting(true);
      try {
        await Promise.race([reloadCup(mutate, tournamentId), wait(LONGEST_WAIT_MS)]);
      } finally {
        setSubmitting(false);
      }
      return answer;
    },
    [submit, mutate, tournamentId],
  );
}
