import { compareText } from '../cup/text/text';
import type { Entry } from './entries';

/** The entry that was made first of those that tell the same: a goal may be told again with its scorer. */
export function rootOf(entry: Entry): string {
  return entry.kind === 'goal' ? (entry.replaces ?? entry.entryId) : entry.entryId;
}

/** The roots of the entries that somebody has undone; an undo waits for an entry that has not come yet. */
export function undoneRoots(entries: readonly Entry[]): ReadonlySet<string> {
  const roots = new Map(entries.map((entry) => [entry.entryId, rootOf(entry)]));
  return new Set(entries.filter((entry) => entry.kind === 'undo').map(({ of }) => roots.get(of) ?? of));
}

function isToldLater(entry: Entry, before: Entry): boolean {
  const order = entry.receivedAt - before.receivedAt || compareText(entry.entryId, before.entryId);
  return order > 0;
}

/** Each entry once, without undos; of those that tell the same goal the one that arrived last. */
export function latestEntries(entries: readonly Entry[]): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const root = rootOf(entry);
    const before = latest.get(root);
    if (entry.kind !== 'undo' && (!before || isToldLater(entry, before))) latest.set(root, entry);
  }
  return [...latest.values()];
}

/** What counts: the latest entries without those that are undone. An undo always counts, so it is not among them. */
export function activeEntries(entries: readonly Entry[]): Entry[] {
  const undone = undoneRoots(entries);
  return latestEntries(entries).filter((entry) => !undone.has(rootOf(entry)));
}
