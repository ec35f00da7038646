import { useState, type RefObject } from 'react';
import type { FormAnswer } from '../forms/use-form-call';
import { clearMessage } from '../../shelf/stores/messages';
import { currentRecordOf, findDifferences, type Described, type Difference } from './stale-edit';

/** `useEditing` uses these parts of a Formik form. */
interface EditedForm<Values> {
  readonly values: Values;
  readonly resetForm: (state: { values: Values }) => void;
  readonly setValues: (values: Values) => unknown;
}

export interface EditingOptions<Record, Values> {
  /** The record from which the form was filled. */
  readonly base: Record;
  /** The Formik form. Without one, "Save mine" sends the values of the refused call again. */
  readonly form?: RefObject<EditedForm<Values> | null>;
  /** Returns the current record if the page detects that the edit is stale and the server does not; else null. */
  readonly newerThan?: (base: Record) => Record | null;
  readonly valuesOf: (record: Record) => Values;
  /** Describes the values field by field, to show the differences. */
  readonly describe: (values: Values) => Described;
  /** Sends the edit of a record. The server refuses it if the record is stale. */
  readonly send: (values: Values, against: Record) => Promise<FormAnswer<unknown>>;
  readonly onSaved: () => void;
  /** Merges the changes of this person into the version that somebody else saved. */
  readonly mergeTheirs: (base: Values, mine: Values, theirs: Values) => Values;
  /** The hook calls this function when the person goes on from what somebody else saved; the form already shows `merged`. */
  readonly onTakeTheirs: (current: Record, merged: Values) => void;
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
  newerThan,
  valuesOf,
  describe,
  mergeTheirs,
  send,
  onSaved,
  onTakeTheirs,
}: EditingOptions<Record, Values>) {
  const [conflict, setConflict] = useState<Conflict<Record, Values> | null>(null);

  const formValues = (sent: Values) => form?.current?.values ?? sent;

  const showConflict = (current: Record, sent: Values) => {
    const inWords = (record: Record) => describe(valuesOf(record));
    const mine = describe(formValues(sent));
    const differences = findDifferences(inWords(base), mine, inWords(current));
    // The modal says what the message says, which would lie over its title on a phone.
    clearMessage();
    if (differences.length > 0) return setConflict({ current, sent, differences });
    // The answer to an earlier try got lost, but the values are saved.
    setConflict(null);
    onSaved();
  };

  const attempt = async (values: Values, against: Record) => {
    const answer = await send(values, against);
    const wasNotSent = !answer.ok && answer.error === null;
    if (wasNotSent) return;
    const current = answer.ok ? null : currentRecordOf<Record>(answer.error);
    if (current) return showConflict(current, values);
    setConflict(null);
    if (answer.ok) onSaved();
  };

  const save = async (values: Values) => {
    const newer = newerThan?.(base) ?? null;
    if (newer) showConflict(newer, values);
    else await attempt(values, base);
  };

  const handleKeepMine = () => {
    if (conflict) void attempt(formValues(conflict.sent), conflict.current);
  };

  const handleTakeTheirs = () => {
    if (!conflict) return;
    const { current, sent } = conflict;
    const merged = mergeTheirs(valuesOf(base), formValues(sent), valuesOf(current));
    form?.current?.resetForm({ values: valuesOf(current) });
    form?.current?.setValues(merged);
    setConflict(null);
    onTakeTheirs(current, merged);
  };

  const staleEdit = {
    differences: conflict?.differences ?? null,
    onKeepMine: handleKeepMine,
    onTakeTheirs: handleTakeTheirs,
    onClose: () => setConflict(null),
  };
  return { save, staleEdit };
}
