import { useMemo } from 'react';
import { type SharedTexts, useTexts } from '../../shelf/texts/use-texts';
import { type AdminTexts, useAdminTexts } from '../texts/admin-texts';

/** All words of the sentences of the speaker. */
export interface SpeakerWords {
  readonly admin: AdminTexts;
  readonly shared: SharedTexts;
}

/** A sentence to read aloud. `facts` is what it says, in no language, with null for what is still open: a sentence with other facts is another one. */
export interface SpeakerLine {
  /** What the sentence is about, such as the result of a match. */
  readonly id: string;
  readonly facts: readonly unknown[];
  readonly text: string;
}

export function useSpeakerWords(): SpeakerWords {
  const admin = useAdminTexts();
  const shared = useTexts();
  return useMemo(() => ({ admin, shared }), [admin, shared]);
}

/** Joins the parts that there are. */
export function joined(parts: readonly (string | null | undefined | false)[], by: string): string {
  return parts.filter(Boolean).join(by);
}
