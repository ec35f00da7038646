import { useState, type RefObject } from 'react';
import { isAccessFailure } from '../api/api-error';
import type { FormAnswer } from '../forms/use-form-call';
import { currentRecordOf, findDifferences, type Described, type Difference } from './stale-edit';

/** What `useEditing` needs of a Formik form. */
interface EditedForm<Values> {
  readonly values: Values;
  readonly resetForm: (state: { values: Values }) => void;
}

interface EditingOptions<Record, Values> {
  /** The record as it was when the form was filled in. */
  readonly base: Record;
  /** The Formik form. Without one, the values that were sent are those that "Save mine" sends again. */
  readonly form?: RefObject<EditedForm<Values> | null>;
  /** Reads the current record out of a refusal; only needed where the API's record is not the form's. */
  readonly currentOf?: (error: unknown) => Record | null;
  readonly valuesOf: (record: Record) => Values;
  /** The values in words, field by field, to show what differs. */
  readonly describe: (values: Values) => Described;
  /** Sends the edit of a record; the server refuses it when that record is no longer the current one. */
  readonly send: (values: Values, against: Record) => Promise<FormAnswer<unknown>>;
  readonly onSaved: () => void;
  /** Called when the person goes on from what somebody else saved; the form already shows it. */
  readonly onTakeTheirs: (current: Record) => void;
  /** Called when the edit failed for any other reason, but for a session that has ended: the form then waits for the login. */
  readonly onFailed?: () => void;
}

interface Conflict<Record, Values> {
  readonly current: Record;
  readonly sent: Values;
  readonly differences: readonly Difference[];
}

/**
 * Saves edits of a record. The server refuses an edit when somebody else has changed the record meanwhile; the props
 * `staleEdit` of StaleEditModal then show what differs, and let the person save either version.
 */
export function useEditing<Record, Values>({
  base,
  form,
  currentOf = currentRecordOf,
  valuesOf,
  describe,
  send,
  onSaved,
  onTakeTheirs,
  onFailed,
}: EditingOptions<Record, Values>) {
  const [conflict, setConflict] = useState<Conflict<Record, Values> | null>(null);

  const attempt = async (values: Values, against: Record) => {
    const answer = await send(values, against);
    const current = answer.ok ? null : currentOf(answer.error);
    if (current) {
      const inWords = (record: Record) => describe(valuesOf(record));
      const mine = describe(form?.current?.values ?? values);
      setConflict({
        current,
        sent: values,
        differences: findDifferences(inWords(base), mine, inWords(current)),
      });
      return;
    }
    setConflict(null);
    if (answer.ok) onSaved();
    else if (!isAccessFailure(answer.error)) onFailed?.();
  };

  const handleKeepMine = () => {
    if (conflict) void attempt(form?.current?.values ?? conflict.sent, conflict.current);
  };

  const handleTakeTheirs = () => {
    if (!conflict) return;
    form?.current?.resetForm({ values: valuesOf(conflict.current) });
    setConflict(null);
    onTakeTheirs(conflict.current);
  };

  const staleEdit = {
    differences: conflict?.differences ?? null,
    onKeepMine: handleKeepMine,
    onTakeTheirs: handleTakeTheirs,
    onClose: () => setConflict(null),
  };
  return { save: (values: Values) => attempt(values, base), staleEdit };
}
