import { compareText } from '../cup/text/text';
import type { Entry, EntryOf } from './entries';

/** Whether an entry is of a kind that may be entered again with more details, such as the player. */
function isTelling(entry: Entry): entry is EntryOf<'goal'> | EntryOf<'card'> {
  return entry.kind === 'goal' || entry.kind === 'card';
}

/** The id of the entry that this entry replaces; undefined when it replaces none. */
export function retoldBy(entry: Entry): string | undefined {
  return isTelling(entry) ? entry.replaces : undefined;
}

/** Whether an entry may replace another one: an entry of the same kind that replaces none itself, or one that has not arrived yet. */
export function mayTellAgain(entry: Entry, told: Entry | undefined): boolean {
  return told === undefined || (told.kind === entry.kind && retoldBy(told) === undefined);
}

/**
 * Drops each `replaces` that names an entry of another kind, or an entry that replaces another one itself. The judge refuses such an
 * entry when the named entry is in the log. When the named entry arrives later, the first entry counts by itself, so that it does not
 * remove an entry of another kind.
 */
function withoutWrongReplacements(entries: readonly Entry[]): readonly Entry[] {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  return entries.map((entry) => {
    const told = retoldBy(entry);
    return told === undefined || mayTellAgain(entry, byId.get(told))
      ? entry
      : { ...entry, replaces: undefined };
  });
}

/**
 * The id of the first entry about the same event: a goal may be entered again with its scorer, a card with its player. Expects an entry as
 * `latestEntries` and `activeEntries` return it.
 */
export function rootOf(entry: Entry): string {
  return retoldBy(entry) ?? entry.entryId;
}

/** The ids of the first entries (`rootOf`) of the events that somebody has undone. An undo may arrive before the entry that it undoes. */
export function undoneRoots(entries: readonly Entry[]): ReadonlySet<string> {
  const roots = new Map(withoutWrongReplacements(entries).map((entry) => [entry.entryId, rootOf(entry)]));
  return new Set(entries.filter((entry) => entry.kind === 'undo').map(({ of }) => roots.get(of) ?? of));
}

/** A replacement says more than the entry that it replaces, even when the replaced entry arrives later or in the same call. */
function isToldLater(entry: Entry, before: Entry): boolean {
  const isAgain = (each: Entry) => Number(retoldBy(each) !== undefined);
  const order =
    isAgain(entry) - isAgain(before) ||
    entry.receivedAt - before.receivedAt ||
    compareText(entry.entryId, before.entryId);
  return order > 0;
}

/**
 * Returns each event once, without undos. Where an entry was replaced, the latest replacement counts. It has the instant of the first entry
 * and, where the server has changed that instant, also the instant that the device sent (`saidAt`).
 */
export function latestEntries(entries: readonly Entry[]): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
  const latest = new Map<string, Entry>();
  for (const entry of withoutWrongReplacements(entries)) {
    const root = rootOf(entry);
    const before = latest.get(root);
    if (entry.kind !== 'undo' && (!before || isToldLater(entry, before))) latest.set(root, entry);
  }
  return [...latest].map(([root, entry]) => {
    const { at, saidAt } = byId.get(root) ?? entry;
    return { ...entry, at, saidAt };
  });
}

/** The entries that count: the latest entries without the undone ones. Undos are not among them, because they always count. */
export function activeEntries(entries: readonly Entry[]): Entry[] {
  const undone = undoneRoots(entries);
  return latestEntries(entries).filter((entry) => !undone.has(rootOf(entry)));
}
