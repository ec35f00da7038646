import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { FoldedLog } from '@futsal-cup/domain/match-log/fold';

/** Tells whether an entry ends the match; such an entry contains the score that the scorer saw. */
export function isEnd(entry: EntryInput): boolean {
  return entry.kind === 'phase' && entry.to === 'finished';
}

/**
 * Changes a refused entry, so that it can be entered again: a change of phase refers to the present phase, and an end gets
 * the present score and comes after all other entries.
 */
export function enteredAgain(
  entry: EntryInput,
  { lastChange, score, active }: Pick<FoldedLog, 'lastChange' | 'score' | 'active'>,
): EntryInput {
  if (!('on' in entry)) return entry;
  // The new entry of a forfeit has no score, because the server computes the score from the present log.
  if (entry.kind === 'forfeit') return { ...entry, on: lastChange, shown: undefined };
  if (entry.kind !== 'phase' || !isEnd(entry)) return { ...entry, on: lastChange };
  return { ...entry, on: lastChange, shown: score, at: Math.max(entry.at, ...active.map(({ at }) => at)) };
}
