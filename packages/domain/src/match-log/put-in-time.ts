import { type Entry, isHalf, isPhaseChange, phaseAfter } from './entries';
import type { FoldedLog } from './fold';
import { namedPhase } from './instants';

/** The largest difference between the clocks of phones and servers that is usual, so that neither clock is wrong. */
export const USUAL_DIFFERENCE_MS = 60_000;

/** The entry at another instant. The instant that the device sent is stored too where the two differ by more than clocks usually do. */
function putAt(entry: Entry, at: number): Entry {
  const isWrong = Math.abs(at - entry.at) > USUAL_DIFFERENCE_MS;
  return isWrong ? { ...entry, at, saidAt: entry.saidAt ?? entry.at } : { ...entry, at };
}

/** Dates an entry of the future at its arrival, because a phone may be ahead of the server. */
export function notInFuture(entry: Entry): Entry {
  return entry.at > entry.receivedAt ? putAt(entry, entry.receivedAt) : entry;
}

/** Dates an entry at the earliest possible instant when it claims an earlier one. */
export function notBefore(entry: Entry, earliest: number): Entry {
  return entry.at < earliest ? putAt(entry, earliest) : entry;
}

/**
 * The instant of the change of phase that another change names. A second end of a match follows the first end, although it names the change
 * before the first end.
 */
function followedAt(changes: FoldedLog['changes'], on: string | null): number {
  if (on === null) return -Infinity;
  return (changes.find(({ entryId }) => entryId === on) ?? changes.at(-1))?.at ?? -Infinity;
}

/**
 * The earliest instant at which an entry can have been made in this match: after the change of phase that it follows, in the half or
 * shoot-out that it names, and not before the kick-off. An undo has no earliest instant.
 */
export function earliestIn({ changes }: Pick<FoldedLog, 'changes'>, entry: Entry): number {
  if (entry.kind === 'undo') return -Infinity;
  if (isPhaseChange(entry)) return followedAt(changes, entry.on);
  const named = namedPhase(entry);
  const beginning = changes.find((change) => phaseAfter(change) === named);
  const kickOff = changes.find((change) => isHalf(phaseAfter(change)));
  return (beginning ?? kickOff)?.at ?? -Infinity;
}
