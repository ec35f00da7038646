import type { Entry } from './entries';

/** The ids of the entries that somebody has undone. An undo waits for an entry that has not come yet; nothing undoes an undo. */
export function undoneIds(entries: readonly Entry[]): ReadonlySet<string> {
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undo' ? [entry.of] : [])));
  for (const entry of entries) if (entry.kind === 'undo') undone.delete(entry.entryId);
  return undone;
}

/** Each entry once and without those that are undone. */
export function activeEntries(entries: readonly Entry[]): Entry[] {
  const undone = undoneIds(entries);
  const active = new Map<string, Entry>();
  for (const entry of entries) {
    if (entry.kind !== 'undo' && !undone.has(entry.entryId)) active.set(entry.entryId, entry);
  }
  return [...active.values()];
}
