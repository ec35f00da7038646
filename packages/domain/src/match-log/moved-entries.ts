import type { Entry } from './entries';

/** The entries that were moved out of a log that had been begun on the wrong match. */
export interface MovedEntries {
  readonly entryIds: readonly string[];
  /** The devices and accounts that had made the moved entries. */
  readonly by: readonly string[];
  /** The instant at which the entries were moved, in milliseconds. It is the latest one when entries were moved more than once. */
  readonly at: number;
}

/**
 * The largest number of moved entries that a log records: as many as ten full logs have. The document of a log, which has this record too,
 * holds at most a megabyte.
 */
export const MAX_MOVED_ENTRIES = 5_000;

/** The record of moved entries after entries leave at an instant; null when it would exceed the limit. */
export function moveAway(
  before: MovedEntries | null,
  entries: readonly Entry[],
  at: number,
): MovedEntries | null {
  const entryIds = new Set([...(before?.entryIds ?? []), ...entries.map(({ entryId }) => entryId)]);
  const by = new Set([...(before?.by ?? []), ...entries.map((entry) => entry.by)]);
  if (entryIds.size > MAX_MOVED_ENTRIES) return null;
  return { entryIds: [...entryIds], by: [...by], at };
}

/** The record of moved entries after entries are moved into the log: those that return are not away any more. Null when none is away. */
export function moveBack(before: MovedEntries | null, entries: readonly Entry[]): MovedEntries | null {
  if (before === null) return null;
  const returned = new Set(entries.map(({ entryId }) => entryId));
  const entryIds = before.entryIds.filter((entryId) => !returned.has(entryId));
  return entryIds.length > 0 ? { ...before, entryIds } : null;
}

/** The id of the entry that an entry refers to, if it refers to one. */
function namedIn(entry: Entry): string | null | undefined {
  switch (entry.kind) {
    case 'undo':
      return entry.of;
    case 'goal':
    case 'card':
      return entry.replaces;
    default:
      return 'on' in entry ? entry.on : null;
  }
}

/**
 * The outcome of an entry that is sent to a log after entries were moved out of it; null when the move does not affect it. A moved entry is
 * known. An entry belongs to the match to which the entries were moved when it refers to a moved entry, or was made before the move by an
 * author of moved entries.
 */
export function judgeAfterMove(
  entry: Entry,
  moved: MovedEntries | null,
): 'known' | 'match_log_was_moved' | null {
  if (moved === null) return null;
  const entryIds = new Set<string | null | undefined>(moved.entryIds);
  if (entryIds.has(entry.entryId)) return 'known';
  const isOfTheOthers = entry.at <= moved.at && moved.by.includes(entry.by);
  return isOfTheOthers || entryIds.has(namedIn(entry)) ? 'match_log_was_moved' : null;
}
