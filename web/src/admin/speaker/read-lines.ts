import { useMemo } from 'react';
import { create } from 'zustand';
import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { shownLanguage } from '../../shelf/texts/use-texts';

/** A sentence to read aloud. */
export interface SpeakerLine {
  /** What the sentence is about, such as the result of a match. */
  readonly id: string;
  readonly text: string;
  /** What the sentence goes on with. Nobody has to hear another sentence if that changes. */
  readonly more?: string | null;
}

/** The sentences that were read aloud, by what they are about. */
type ReadLines = Readonly<Record<string, unknown>>;

/** Who reads in two languages reads each sentence twice. */
const keyOf = (tournamentId: string) => `speaker/${tournamentId}/${shownLanguage()}`;

/** Nothing counts as read if the entry cannot be understood: people may clear or change the storage of their browser. */
function readStored(key: string): ReadLines {
  try {
    return Object(JSON.parse(lenientStorage.getItem(key) ?? '{}')) as ReadLines;
  } catch {
    return {};
  }
}

const useLines = create<Readonly<Record<string, ReadLines>>>(() => ({}));

/** Returns what was read on this device about a tournament. */
export function useReadLines(tournamentId: string): ReadLines {
  const key = keyOf(tournamentId);
  const left = useMemo(() => readStored(key), [key]);
  return useLines((state) => state[key]) ?? left;
}

/** Stores that a sentence was read, or with `isRead` false that it is to be read again. Another tab may have stored others meanwhile. */
export function tick(tournamentId: string, { id, text }: SpeakerLine, isRead: boolean): void {
  const key = keyOf(tournamentId);
  const lines = { ...readStored(key), [id]: isRead ? text : null };
  useLines.setState({ [key]: lines });
  lenientStorage.setItem(key, JSON.stringify(lines));
}

/** A sentence as the speaker finds it: to be read, read, or to be read again because what it says was corrected. */
export interface TickedLine extends SpeakerLine {
  readonly state: 'new' | 'read' | 'corrected';
}

/**
 * A sentence that says more than the one that was read is new; one that says something else corrects it. Nobody is called back when the call to
 * a match falls away.
 */
export function tickedLines(lines: readonly SpeakerLine[], read: ReadLines): readonly TickedLine[] {
  return lines.map((line) => {
    const before = read[line.id];
    if (typeof before !== 'string' || (line.text !== before && line.text.startsWith(before)))
      return { ...line, state: 'new' };
    const isSaid = line.id.startsWith('next/') ? before.startsWith(line.text) : before === line.text;
    return { ...line, state: isSaid ? 'read' : 'corrected' };
  });
}
