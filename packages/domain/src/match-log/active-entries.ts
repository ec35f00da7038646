import type { Entry } from './entries';

/** The ids of the entries that somebody has undone; an undo waits for an entry that has not come yet. */
export function undoneIds(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.filter((entry) => entry.kind === 'undo').map(({ of }) => of));
}

/** What counts: each entry once, without those that are undone. An undo always counts, so it is not among them. */
export function activeEntries(entries: readonly Entry[]): Entry[] {
  const undone = undoneIds(entries);
  const active = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.kind !== 'undo' && !undone.has(entry.entryId)) active.set(entry.entryId, entry);
  }
  return [...active.values()];
}
