import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';
import { useMemo } from 'react';
import { useReasonWords } from '../../shelf/texts/reason-words';
import { type SharedTexts, useTexts } from '../../shelf/texts/use-texts';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts';

/** All words of the sentences of the speaker. */
export interface SpeakerWords {
  readonly admin: AdminTexts;
  readonly shared: SharedTexts;
  readonly reasons: ReasonWords;
}

/** A sentence to read aloud. `facts` is what it says, in no language: a sentence with other facts is another one. */
export interface SpeakerLine {
  /** What the sentence is about, such as the result of a match. */
  readonly id: string;
  readonly facts: string;
  readonly text: string;
}

export function useSpeakerWords(): SpeakerWords {
  const admin = useAdminTexts();
  const shared = useTexts();
  const reasons = useReasonWords();
  return useMemo(() => ({ admin, shared, reasons }), [admin, shared, reasons]);
}

/** Joins the parts that there are. */
export function joined(parts: readonly (string | null | undefined | false)[], by: string): string {
  return parts.filter(Boolean).join(by);
}
