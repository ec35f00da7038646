import { useState } from 'react';
import type { FormAnswer } from '../forms/use-form-call';
import { currentRecordOf } from './current-record';
import type { Difference } from './differences';

/** A record that somebody else saved while it was edited here. */
export interface Conflict<Record> {
  readonly current: Record;
  readonly differences: readonly Difference[];
}

/** Remembers what somebody else saved, from a refused edit until the person has decided. */
export function useStaleEdit<Record>(compare: (current: Record) => readonly Difference[]) {
  const [conflict, setConflict] = useState<Conflict<Record> | null>(null);

  /** Takes note of an answer; true where it was refused because somebody else was faster. */
  const notice = (answer: FormAnswer<unknown>): boolean => {
    const current = answer.ok ? null : currentRecordOf<Record>(answer.error);
    setConflict(current && { current, differences: compare(current) });
    return current !== null;
  };

  return { conflict, notice, settle: () => setConflict(null) };
}
