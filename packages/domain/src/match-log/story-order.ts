import { rootOf } from './active-entries';
import { byInstant, type Entry, type PhaseChange, phaseAfter } from './entries';
import { type InstantOf, isCorrection, namedPhase } from './instants';

/** An entry with its chapter of the story of a match. */
interface Placed {
  readonly entry: Entry;
  /** The index of the change of phase that opens the chapter; -1 before the first one. */
  readonly chapter: number;
}

/** The chapter of the half or shoot-out that an entry names, if that has begun. */
function namedChapter(entry: Entry, changes: readonly PhaseChange[]): number | null {
  const phase = namedPhase(entry);
  const index = changes.findIndex((change) => phaseAfter(change) === phase);
  return index < 0 ? null : index;
}

/**
 * The index of the end of the match that an entry comes before. A goal or kick comes before every end, a correction before the end whose
 * score includes it.
 */
function endAfter(entry: Entry, changes: readonly PhaseChange[]): number {
  const isBefore = (end: PhaseChange) => {
    if (entry.kind === 'goal' || entry.kind === 'kick') return true;
    return isCorrection(entry) && 'shown' in end && end.shown?.basis.includes(rootOf(entry)) === true;
  };
  const index = changes.findIndex((change) => phaseAfter(change) === 'finished' && isBefore(change));
  return index < 0 ? Infinity : index;
}

function chapterOf(entry: Entry, changes: readonly PhaseChange[], instantOf: InstantOf): number {
  const own = changes.findIndex(({ entryId }) => entryId === entry.entryId);
  if (own >= 0) return own;
  const named = namedChapter(entry, changes);
  if (named !== null) return named;
  const begun = changes.findLastIndex((change) => instantOf(change) <= instantOf(entry));
  return Math.min(begun, endAfter(entry, changes) - 1);
}

/** The entries in the order of the story, chapter by chapter. Within a chapter, the change of phase that opens it comes first. */
export function inStoryOrder(
  entries: readonly Entry[],
  changes: readonly PhaseChange[],
  instantOf: InstantOf,
): Placed[] {
  const opening = new Set(changes.map(({ entryId }) => entryId));
  const rank = ({ entryId }: Entry) => (opening.has(entryId) ? 0 : 1);
  return entries
    .map((entry) => ({ entry, chapter: chapterOf(entry, changes, instantOf) }))
    .sort(
      (a, b) =>
        a.chapter - b.chapter ||
        rank(a.entry) - rank(b.entry) ||
        instantOf(a.entry) - instantOf(b.entry) ||
        byInstant(a.entry, b.entry),
    );
}
