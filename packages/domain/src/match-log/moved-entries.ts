import type { Entry } from './entries';

/** What was moved out of a log that had been begun on the wrong match. */
export interface MovedEntries {
  readonly entryIds: readonly string[];
  /** The devices and accounts that had made them. */
  readonly by: readonly string[];
  /** When they were moved, in milliseconds; the last time, when it was more than once. */
  readonly at: number;
}

/** More than ten full logs: all of it is kept in the document of a log, which holds at most a megabyte. */
export const MAX_MOVED_ENTRIES = 5_000;

/** What is noted where the entries leave, at an instant; null when that would be too much. */
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

/** What is still away where entries arrive, some of which may have been there before. */
export function moveBack(before: MovedEntries | null, entries: readonly Entry[]): MovedEntries | null {
  if (before === null) return null;
  const returned = new Set(entries.map(({ entryId }) => entryId));
  const entryIds = before.entryIds.filter((entryId) => !returned.has(entryId));
  return entryIds.length > 0 ? { ...before, entryIds } : null;
}

/** The entries that an entry builds on. */
function namedIn(entry: Entry): (string | null | undefined)[] {
  switch (entry.kind) {
    case 'undo':
      return [entry.of];
    case 'goal':
    case 'card':
      return [entry.replaces];
    default:
      return 'on' in entry ? [entry.on] : [];
  }
}

/**
 * What becomes of an entry that is sent to a log after entries were moved out of it; null when the move is no concern of it. One
 * that was moved is known. What builds on one, or was made before the move by somebody who made the others, is meant for the match
 * to which they went.
 */
export function judgeAfterMove(
  entry: Entry,
  moved: MovedEntries | null,
): 'known' | 'match_log_was_moved' | null {
  if (moved === null) return null;
  const entryIds = new Set<string | null | undefined>(moved.entryIds);
  if (entryIds.has(entry.entryId)) return 'known';
  const isOfTheOthers = entry.at <= moved.at && moved.by.includes(entry.by);
  return isOfTheOthers || namedIn(entry).some((named) => entryIds.has(named)) ? 'match_log_was_moved' : null;
}
