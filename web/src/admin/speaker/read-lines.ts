import { useState } from 'react';
import { create } from 'zustand';
import { lenientStorage } from '../../shelf/stores/lenient-storage';
import type { SpeakerLine } from './speaker-words';

/** The sentences that were read aloud, by what they are about. */
type ReadLines = Readonly<Record<string, Pick<SpeakerLine, 'facts' | 'text'>>>;

const keyOf = (tournamentId: string) => `speaker/${tournamentId}`;

/** Nothing counts as read if the entry cannot be understood: people may clear or change the storage of their browser. */
function readStored(tournamentId: string): ReadLines {
  try {
    const stored: unknown = JSON.parse(lenientStorage.getItem(keyOf(tournamentId)) ?? 'null');
    const lines = Object.entries((stored ?? {}) as ReadLines);
    return Object.fromEntries(lines.filter(([, line]) => Array.isArray(line.facts)));
  } catch {
    return {};
  }
}

const useLines = create<Readonly<Record<string, ReadLines>>>(() => ({}));

/** Returns what was read on this device about a tournament. */
export function useReadLines(tournamentId: string): ReadLines {
  const [left] = useState(() => readStored(tournamentId));
  return useLines((state) => state[tournamentId]) ?? left;
}

/** Stores that a sentence was read, or with `isRead` false that it is to be read again. Another tab may have stored others meanwhile. */
export function tick(tournamentId: string, { id, facts, text }: SpeakerLine, isRead: boolean): void {
  const others = Object.entries(readStored(tournamentId)).filter(([other]) => other !== id);
  const lines: ReadLines = Object.fromEntries(isRead ? [...others, [id, { facts, text }]] : others);
  useLines.setState({ [tournamentId]: lines });
  lenientStorage.setItem(keyOf(tournamentId), JSON.stringify(lines));
}

/** A sentence as the speaker finds it: to be read, read, or to be read again because what it says was corrected. */
export interface TickedLine extends SpeakerLine {
  readonly state: 'new' | 'read' | 'corrected' | 'taken-back';
}

/** A sentence that says more than the one that was read is new; one that says something else corrects it. */
function stateOf({ facts }: SpeakerLine, before: Pick<SpeakerLine, 'facts'> | undefined) {
  if (!before) return 'new';
  if (JSON.stringify(before.facts) === JSON.stringify(facts)) return 'read';
  const isKept = (fact: unknown, index: number) => JSON.stringify(fact) === JSON.stringify(facts[index]);
  return before.facts.every((fact, index) => (fact ?? null) === null || isKept(fact, index))
    ? 'new'
    : 'corrected';
}

export function tickedLines(lines: readonly SpeakerLine[], read: ReadLines): readonly TickedLine[] {
  return lines.map((line) => ({ ...line, state: stateOf(line, read[line.id]) }));
}

/** Returns the sentences that were read, are not told any more and are wrong, such as that a team is through whose last match was reopened. */
export function takenBack(
  lines: readonly SpeakerLine[],
  read: ReadLines,
  isWrong: (line: SpeakerLine) => boolean,
): readonly TickedLine[] {
  const known = new Set(lines.map(({ id }) => id));
  return Object.entries(read)
    .map(([id, line]) => ({ id, ...line, state: 'taken-back' as const }))
    .filter((line) => !known.has(line.id) && isWrong(line));
}
