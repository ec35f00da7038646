import { rootOf } from './active-entries';
import { byInstant, type Entry, type EntryOf, type Half, type PhaseChange, phaseAfter } from './entries';

/** Returns the instant at which an entry counts as made, in milliseconds. */
export type InstantOf = (entry: Entry) => number;

/** A score in absolute numbers that does not end the match. */
export type Correction = EntryOf<'score'> & { readonly finishes: false };

export function isCorrection(entry: Entry): entry is Correction {
  return entry.kind === 'score' && !entry.finishes;
}

/** The instants of the changes of phase. No change is earlier than the one that it follows. */
function instantsOfChanges(changes: readonly PhaseChange[]): ReadonlyMap<string, number> {
  const instants = new Map<string, number>();
  let latest = -Infinity;
  for (const { entryId, at } of changes) {
    latest = Math.max(latest, at);
    instants.set(entryId, latest);
  }
  return instants;
}

/** The phase that an entry names; null when it names none. */
export function namedPhase(entry: Entry): Half | 'shoot-out' | null {
  if (entry.kind === 'kick') return 'shoot-out';
  return 'half' in entry ? entry.half : null;
}

/**
 * The instants at which the entries of a log were made. The clocks of devices may be wrong by minutes, so the instants also follow what
 * the entries say: no entry of a half or a shoot-out is earlier than its beginning, no change of phase is earlier than the one that it
 * follows, and no correction of the score is earlier than the entries that it includes.
 */
export function instantsOf(active: readonly Entry[], changes: readonly PhaseChange[]): InstantOf {
  const byRoot = new Map(active.map((entry) => [rootOf(entry), entry]));
  const ofChanges = instantsOfChanges(changes);
  const beginnings = new Map(changes.map((change) => [phaseAfter(change), ofChanges.get(change.entryId)]));
  const known = new Map<string, number>();

  function instantOf(entry: Entry): number {
    const { entryId } = entry;
    const instant = ofChanges.get(entryId) ?? known.get(entryId);
    if (instant !== undefined) return instant;
    const phase = namedPhase(entry);
    const own = Math.max(entry.at, (phase && beginnings.get(phase)) ?? -Infinity);
    // This instant is stored first, so that the recursion ends where corrections name each other.
    known.set(entryId, own);
    if (!isCorrection(entry)) return own;
    const seen = entry.shown.basis.flatMap((root) => byRoot.get(root) ?? []);
    const afterSeen = seen.reduce((latest, each) => Math.max(latest, instantOf(each) + 1), own);
    known.set(entryId, afterSeen);
    return afterSeen;
  }

  // Where corrections name each other, the result depends on the first call. A fixed order makes it independent of the order of arrival.
  active.filter(isCorrection).sort(byInstant).forEach(instantOf);
  return instantOf;
}
