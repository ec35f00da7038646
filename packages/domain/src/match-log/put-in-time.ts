import { type Entry, isHalf, isPhaseChange, phaseAfter } from './entries';
import type { FoldedLog } from './fold';
import { namedPhase } from './instants';

/** By so little phones and servers may differ without anybody's clock being wrong. */
const USUAL_DIFFERENCE_MS = 60_000;

/** The entry at another instant. It keeps what its device said where that is off by more than clocks differ. */
function putAt(entry: Entry, at: number): Entry {
  const isWrong = Math.abs(at - entry.at) > USUAL_DIFFERENCE_MS;
  return isWrong ? { ...entry, at, saidAt: entry.saidAt ?? entry.at } : { ...entry, at };
}

/** An entry that is dated in the future has just been made: a phone may be ahead of the server. */
export function notInFuture(entry: Entry): Entry {
  return entry.at > entry.receivedAt ? putAt(entry, entry.receivedAt) : entry;
}

/** An entry that is dated before an instant at which it can have been made at the earliest is put there. */
export function notBefore(entry: Entry, earliest: number): Entry {
  return entry.at < earliest ? putAt(entry, earliest) : entry;
}

/** When the change of phase was that another one names: a second end follows that of the first one, not the first one itself. */
function followedAt(changes: FoldedLog['changes'], on: string | null): number {
  if (on === null) return -Infinity;
  return (changes.find(({ entryId }) => entryId === on) ?? changes.at(-1))?.at ?? -Infinity;
}

/**
 * When an entry can have been made at the earliest in this match: after the change of phase that it follows, in the half or shoot-out
 * that it names, and not before the kick-off. Of an undo nobody asks when it was made.
 */
export function earliestIn({ changes }: Pick<FoldedLog, 'changes'>, entry: Entry): number {
  if (entry.kind === 'undo') return -Infinity;
  if (isPhaseChange(entry)) return followedAt(changes, entry.on);
  const named = namedPhase(entry);
  const beginning = changes.find((change) => phaseAfter(change) === named);
  const kickOff = changes.find((change) => isHalf(phaseAfter(change)));
  return (beginning ?? kickOff)?.at ?? -Infinity;
}
