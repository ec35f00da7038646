import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { FoldedLog } from '@futsal-cup/domain/match-log/fold';

/** Whether an entry ends the match with the score that was shown to whoever pressed the button. */
export function isEnd(entry: EntryInput): boolean {
  return entry.kind === 'phase' && entry.to === 'finished';
}

/**
 * An entry that was refused as it is entered again: a change of phase on the phase that the match is in now, and its end with the
 * score of now, behind everything that is in it.
 */
export function enteredAgain(
  entry: EntryInput,
  { lastChange, score, active }: Pick<FoldedLog, 'lastChange' | 'score' | 'active'>,
): EntryInput {
  if (!('on' in entry)) return entry;
  // The server reckons what it is worth by what is in the log now.
  if (entry.kind === 'forfeit') return { ...entry, on: lastChange, shown: undefined };
  if (entry.kind !== 'phase' || !isEnd(entry)) return { ...entry, on: lastChange };
  return { ...entry, on: lastChange, shown: score, at: Math.max(entry.at, ...active.map(({ at }) => at)) };
}
