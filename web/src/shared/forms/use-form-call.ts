import { useCallback, useState } from 'react';
import { isAccessFailure, isPassing } from '../api/api-error';
import { errorText } from '../api/error-text';
import { submitForm, type FormCall } from '../api/submit-form';
import { clearMessage, showMessage } from '../stores/messages';
import { isSubmitting, setSubmitting, useSubmission } from '../stores/submission';
import { IdempotencyKeys } from './idempotency-key';
import { useAccessFailure } from './use-access-failure';

export interface FormSubmission extends Omit<FormCall, 'idempotencyKey'> {
  /** Shown in the banner when the call succeeded. */
  readonly successText?: string;
}

export type FormAnswer<Data> =
  { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: unknown };

/**
 * The one way in which a form calls the server: the submitting flag, the banner with the outcome, the end of a session
 * that is no longer accepted. A call while another is in flight is refused, so nothing is sent twice. The answer says
 * whether it succeeded; the form decides what happens then.
 */
export function useFormCall() {
  const submitting = useSubmission((state) => state.isSubmitting);
  const failAccess = useAccessFailure();
  const [keys] = useState(() => new IdempotencyKeys());

  const submit = useCallback(
    async <Data = Record<string, unknown>>(submission: FormSubmission): Promise<FormAnswer<Data>> => {
      if (isSubmitting()) return { ok: false, error: null };
      const { successText, ...call } = submission;
      clearMessage();
      setSubmitting(true);
      try {
        const data = await submitForm<Data>({ ...call, idempotencyKey: keys.keyFor(call) });
        keys.forget();
        if (successText) showMessage('success', successText);
        return { ok: true, data };
      } catch (error) {
        if (!isPassing(error)) keys.forget();
        if (call.path.startsWith('/admin/') && isAccessFailure(error)) failAccess(error);
        else showMessage('error', errorText(error));
        return { ok: false, error };
      } finally {
        setSubmitting(false);
      }
    },
    [failAccess, keys],
  );

  return { submit, isSubmitting: submitting };
}
