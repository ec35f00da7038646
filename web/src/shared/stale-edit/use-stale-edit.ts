import { useState } from 'react';
import type { FormAnswer } from '../forms/use-form-call';
import { currentRecordOf } from './current-record';

/** Remembers the record as somebody else left it, from a refused edit until the person has decided. */
export function useStaleEdit<Record>() {
  const [current, setCurrent] = useState<Record | null>(null);
  return {
    current,
    /** Takes note of an answer. */
    notice: (answer: FormAnswer<unknown>) =>
      setCurrent(answer.ok ? null : currentRecordOf<Record>(answer.error)),
    settle: () => setCurrent(null),
  };
}
