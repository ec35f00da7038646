import { compareText } from '../cup/text/text';
import type { Entry } from './entries';

/** Whether a goal may be told again by another entry: one that has not come yet may, another kind of entry or a retelling not. */
export function mayBeRetold(entry: Entry | undefined): boolean {
  return entry === undefined || (entry.kind === 'goal' && entry.replaces === undefined);
}

/**
 * The entries, of which none replaces what is no goal or replaces another goal itself. The judge refuses such an entry where what
 * it names is there; a goal that came first counts by itself, so that no entry takes away one of another kind.
 */
function withoutWrongReplacements(entries: readonly Entry[]): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  return entries.map((entry) =>
    entry.kind === 'goal' && entry.replaces !== undefined && !mayBeRetold(byId.get(entry.replaces))
      ? { ...entry, replaces: undefined }
      : entry,
  );
}

/**
 * The entry that was made first of those that tell the same: a goal may be told again with its scorer. Of the entries of a log only
 * those are asked for it that the functions below have returned.
 */
export function rootOf(entry: Entry): string {
  return entry.kind === 'goal' ? (entry.replaces ?? entry.entryId) : entry.entryId;
}

/** The roots of the entries that somebody has undone; an undo waits for an entry that has not come yet. */
export function undoneRoots(entries: readonly Entry[]): ReadonlySet<string> {
  const roots = new Map(withoutWrongReplacements(entries).map((entry) => [entry.entryId, rootOf(entry)]));
  return new Set(entries.filter((entry) => entry.kind === 'undo').map(({ of }) => roots.get(of) ?? of));
}

function isToldLater(entry: Entry, before: Entry): boolean {
  const order = entry.receivedAt - before.receivedAt || compareText(entry.entryId, before.entryId);
  return order > 0;
}

/** Each entry once, without undos; of those that tell the same goal the one that arrived last. */
export function latestEntries(entries: readonly Entry[]): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of withoutWrongReplacements(entries)) {
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
