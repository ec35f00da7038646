import type { CupEvent } from '@futsal-cup/domain/commands/cup-event';
import { categoryOfChange } from '@futsal-cup/domain/history/category-of-change';
import {
  type ChangedRecords,
  findChangedRecords,
  withoutResults,
} from '@futsal-cup/domain/history/changed-records';
import {
  type EventName,
  kindOf,
  NO_COUNTS,
  type RecordedChange,
} from '@futsal-cup/domain/history/recorded-change';
import { tellEvent } from '@futsal-cup/domain/history/tell-event';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { type StoredCup, toInstant } from '../stored';
import type { Actor } from './actor';
import { expiryOf, historyOf, newEntryId, type StoredEntry } from './entries';
import { keepRecords, packRecords } from './kept-records';

/** The entry that a change undoes, and the id of the entry that records the undo. */
interface UndoneEntry {
  readonly kind: 'undo';
  readonly entryId: string;
  readonly change: RecordedChange;
  readonly isUndo: boolean;
  readonly undoneBy: string;
}

/** A change of a cup as it will be committed: both states, or as much of them as has been read. */
export interface ChangeToRecord {
  readonly tournamentId: string;
  /** The actor for the history; null where the log of a match says who made the change. */
  readonly actor: Actor | null;
  /** The state before the change, empty for a cup that is created; `after` is empty for a cup that is deleted. */
  readonly before: Partial<StoredCup>;
  readonly after: Partial<StoredCup>;
  readonly now: number;
  readonly event: CupEvent | UndoneEntry;
}

function isEmpty(changed: ChangedRecords<StoredCup>): boolean {
  return Object.values(changed).every(({ length }) => length === 0);
}

/** Packs the records without results, because a result is undone in the log of its match; only a removed score comes back from here. */
function keepOf(changed: ChangedRecords<StoredCup>, { kind }: ChangeToRecord['event']): Buffer | null {
  const kept = kind === 'score-removed' ? changed : { ...changed, matches: withoutResults(changed.matches) };
  return isEmpty(kept) ? null : packRecords(keepRecords(kept));
}

/** What the history says about an event, with the category in which it happened. */
function tell(event: CupEvent, changed: ChangedRecords, { before, after }: ChangeToRecord): RecordedChange {
  const category = categoryOfChange(changed, before, after);
  return { ...tellEvent(event, changed, after.teams), ...(category !== undefined && { category }) };
}

const GENERAL: readonly RecordedChange['what'][] = ['tournament-created', 'tournament-deleted'];

/**
 * Writes a change into the history, in the commit that makes it: it costs one more write and no read. Returns the id by which the change
 * can be undone, or null where it cannot.
 */
export function recordChange(db: Firestore, batch: WriteBatch, toRecord: ChangeToRecord): string | null {
  const { tournamentId, actor, before, after, now, event } = toRecord;
  if (!actor) return null;
  const changed = findChangedRecords<StoredCup>(before, after);
  if (isEmpty(changed)) return null;
  const undoes = event.kind === 'undo' ? event : null;
  const change = event.kind === 'undo' ? event.change : tell(event, changed, toRecord);
  const entryId = undoes?.undoneBy ?? newEntryId(now);
  const records = event.kind === 'player-erased' ? null : keepOf(changed, event);
  const entry: StoredEntry = {
    tournamentId,
    isGeneral: GENERAL.includes(change.what),
    kind: kindOf(change.what),
    at: toInstant(now),
    by: actor.accountId,
    scorer: actor.scorer ?? null,
    change,
    about: null,
    undoes: undoes?.entryId ?? null,
    isUndo: undoes !== null && !undoes.isUndo,
    undoneBy: null,
    records,
    hasPlayers:
      records !== null && changed.teams.some(({ before: team }) => team !== null && team.players.length > 0),
    expiresAt: expiryOf(now),
  };
  batch.create(historyOf(db).doc(entryId), entry);
  return records ? entryId : null;
}

/** An event that cannot be undone: it is about a scorers' link or about an account. */
export interface HistoryEvent {
  readonly what: EventName;
  /** The tournament that the event concerns; null for an event about an account. */
  readonly tournamentId: string | null;
  /** The name of the link or the device. */
  readonly name?: string | null;
  /** The account that the event is about. Its name is looked up when the history is read. */
  readonly about?: string | null;
}

/** Writes an event into the history, in the commit that makes it happen: it costs one more write and no read. */
export function recordEvent(
  db: Firestore,
  batch: WriteBatch,
  { what, tournamentId, name = null, about = null }: HistoryEvent,
  { actor, now }: { readonly actor: Actor; readonly now: number },
): void {
  const entry: StoredEntry = {
    tournamentId,
    isGeneral: tournamentId === null,
    kind: kindOf(what),
    at: toInstant(now),
    by: actor.accountId,
    change: { what, name, to: null, match: null, counts: NO_COUNTS },
    about,
    undoes: null,
    isUndo: false,
    undoneBy: null,
    records: null,
    hasPlayers: false,
    expiresAt: expiryOf(now),
  };
  batch.create(historyOf(db).doc(newEntryId(now)), entry);
}
