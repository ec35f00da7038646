import { compareText } from '../cup/text/text';
import type { Entry, EntryOf } from './entries';

/** What may be told again with more that is known of it, such as the player. */
function isTelling(entry: Entry): entry is EntryOf<'goal'> | EntryOf<'card'> {
  return entry.kind === 'goal' || entry.kind === 'card';
}

/** The entry that this one tells again; undefined for every other one. */
export function retoldBy(entry: Entry): string | undefined {
  return isTelling(entry) ? entry.replaces : undefined;
}

/** Whether an entry may tell another one again: one of its kind that tells none again itself, or one that has not come yet. */
export function mayTellAgain(entry: Entry, told: Entry | undefined): boolean {
  return told === undefined || (told.kind === entry.kind && retoldBy(told) === undefined);
}

/**
 * The entries, of which none replaces one of another kind or one that replaces another itself. The judge refuses such an entry
 * where what it names is there; an entry that came first counts by itself, so that none takes away one of another kind.
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
 * The entry that was made first of those that tell the same: a goal may be told again with its scorer, a card with its player. Of
 * the entries of a log only those are asked for it that the functions below have returned.
 */
export function rootOf(entry: Entry): string {
  return retoldBy(entry) ?? entry.entryId;
}

/** The roots of the entries that somebody has undone; an undo waits for an entry that has not come yet. */
export function undoneRoots(entries: readonly Entry[]): ReadonlySet<string> {
  const roots = new Map(withoutWrongReplacements(entries).map((entry) => [entry.entryId, rootOf(entry)]));
  return new Set(entries.filter((entry) => entry.kind === 'undo').map(({ of }) => roots.get(of) ?? of));
}

/** Whoever tells something again says more than the first telling, also where that arrives later or in the same call. */
function isToldLater(entry: Entry, before: Entry): boolean {
  const isAgain = (each: Entry) => Number(retoldBy(each) !== undefined);
  const order =
    isAgain(entry) - isAgain(before) ||
    entry.receivedAt - before.receivedAt ||
    compareText(entry.entryId, before.entryId);
  return order > 0;
}

/**
 * Each entry once, without undos; of those that tell the same the one that tells it again and arrived last. It stands where the first
 * telling stands, with the mark that this one has where the server has put it elsewhere.
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

/** What counts: the latest entries without those that are undone. An undo always counts, so it is not among them. */
export function activeEntries(entries: readonly Entry[]): Entry[] {
  const undone = undoneRoots(entries);
  return latestEntries(entries).filter((entry) => !undone.has(rootOf(entry)));
}
