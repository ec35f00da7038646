import { rootOf } from './active-entries';
import { byInstant, type Entry, type EntryOf, type Half, type PhaseChange, phaseAfter } from './entries';

/** Says at which instant an entry counts as made, in milliseconds. */
export type InstantOf = (entry: Entry) => number;

/** A score in absolute numbers that does not end the match. */
export type Correction = EntryOf<'score'> & { readonly finishes: false };

export function isCorrection(entry: Entry): entry is Correction {
  return entry.kind === 'score' && entry.finishes === false;
}

/** The instants of the changes of phase; none is before the one that it follows. */
function instantsOfChanges(changes: readonly PhaseChange[]): ReadonlyMap<string, number> {
  const instants = new Map<string, number>();
  let latest = -Infinity;
  for (const { entryId, at } of changes) {
    latest = Math.max(latest, at);
    instants.set(entryId, latest);
  }
  return instants;
}

/** The phase that an entry says it is of; null where it says none. */
export function namedPhase(entry: Entry): Half | 'shoot-out' | null {
  if (entry.kind === 'kick') return 'shoot-out';
  return 'half' in entry ? entry.half : null;
}

/**
 * When the entries of a log were made, as far as they say more than the clocks of their devices, which may be wrong by minutes: nothing
 * of a half or a shoot-out comes before its beginning, no change of phase before the one that it follows, and no correction of the score before what
 * was in it.
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
    // Corrections that name each other end here.
    known.set(entryId, own);
    if (!isCorrection(entry)) return own;
    const seen = entry.shown.basis.flatMap((root) => byRoot.get(root) ?? []);
    const afterSeen = seen.reduce((latest, each) => Math.max(latest, instantOf(each) + 1), own);
    known.set(entryId, afterSeen);
    return afterSeen;
  }

  // The order of arrival must make no difference, and where corrections name each other the first that is asked decides.
  active.filter(isCorrection).sort(byInstant).forEach(instantOf);
  return instantOf;
}
