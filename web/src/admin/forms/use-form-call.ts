import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { UNDO_HEADER } from '@futsal-cup/domain/contracts/endpoints';
import { useCallback, useState } from 'react';
import { isAccessFailure } from '../../shelf/api/access-failure';
import { isPassing } from '../../shelf/api/api-error';
import { errorText } from '../calls/error-text';
import { endpointOf, submitForm, type CallName, type FormCall } from '../calls/submit-form';
import { showProblem } from '../../shelf/stores/problems';
import { clearMessage, showMessage } from '../../shelf/stores/messages';
import { isSubmitting, setSubmitting, useSubmission } from './submission';
import { useAccessFailure } from './use-access-failure';

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Gives the same call the same idempotency key until `forget`, so that the server does not repeat a call that may have
 * arrived already.
 */
class IdempotencyKeys {
  #last: { readonly fingerprint: string; readonly key: string } | null = null;

  keyFor(call: object): string {
    const fingerprint = JSON.stringify(call);
    if (this.#last?.fingerprint !== fingerprint) this.#last = { fingerprint, key: randomKey() };
    return this.#last.key;
  }

  forget(): void {
    this.#last = null;
  }
}

function needsSession(call: CallName): boolean {
  return ['admin', 'account'].includes(endpointOf(call).access);
}

export interface FormSubmission<Name extends CallName> extends FormCall<Name> {
  /** The banner shows this text when the call has succeeded. */
  readonly successText?: string;
  /** True if no person has pressed a button for the call; a passing failure is then not reported. */
  readonly isQuiet?: boolean;
}

/** `error` is null where the call was not sent because another one is in flight. */
export type FormAnswer<Data> =
  | {
      readonly ok: true;
      readonly data: Data;
      /** The banner about the change offers its undo by this id. */ readonly entryId: string | null;
    }
  | { readonly ok: false; readonly error: unknown };

/**
 * All forms call the server through this hook. It sets the submitting flag, shows the outcome in the banner, and ends a
 * session that is no longer accepted. While one call is in flight, no other is sent. The answer says whether the call
 * succeeded; the form decides what happens then.
 */
export function useFormCall() {
  const submitting = useSubmission((state) => state.isSubmitting);
  const failAccess = useAccessFailure();
  const [keys] = useState(() => new IdempotencyKeys());

  const submit = useCallback(
    async <Name extends CallName>({
      successText,
      isQuiet = false,
      ...form
    }: FormSubmission<Name>): Promise<FormAnswer<Calls[Name]['response']>> => {
      if (isSubmitting()) return { ok: false, error: null };
      if (!isQuiet) clearMessage();
      setSubmitting(true);
      try {
        let entryId: string | null = null;
        const data = await submitForm<Name>(form, {
          idempotencyKey: keys.keyFor(form),
          onHeaders: (headers) => (entryId = headers.get(UNDO_HEADER)),
        });
        keys.forget();
        if (successText) showMessage('success', successText);
        return { ok: true, data, entryId };
      } catch (error) {
        const endsSession = needsSession(form.call) && isAccessFailure(error);
        // Neither a passing failure nor an ended session tells whether an earlier try has arrived, so the key is still needed.
        if (!isPassing(error) && !endsSession) keys.forget();
        if (endsSession) failAccess(error);
        else if (!isPassing(error)) showProblem(errorText(error));
        else if (!isQuiet) showMessage('error', errorText(error));
        return { ok: false, error };
      } finally {
        setSubmitting(false);
      }
    },
    [failAccess, keys],
  );

  return { submit, isSubmitting: submitting };
}
