import type { HistoryKind, HistoryScorer, RecordedChange } from '@futsal-cup/domain/history/recorded-change';
import { randomBytes } from 'node:crypto';
import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** A document of `history`: who made a change, and the records before it. */
export interface StoredEntry {
  /** The tournament; null for a change that concerns none, such as a role. */
  readonly tournamentId: string | null;
  /** Whether the general history shows the entry too, because a tournament was created or deleted, or an account got a role. */
  readonly isGeneral: boolean;
  readonly kind: HistoryKind;
  readonly at: string;
  /** The id of the account that made the change; null for a scorer, and for a command of the command line. */
  readonly by: string | null;
  /** The scorer's device that made the change. Entries from before scorers were recorded have none. */
  readonly scorer?: HistoryScorer | null;
  readonly change: RecordedChange;
  /** The account that the change is about. */
  readonly about: string | null;
  /** The entry that this one undoes; `undoneBy` is the entry that undoes this one. */
  readonly undoes: string | null;
  readonly undoneBy: string | null;
  /** Whether the entry undoes the change that it describes. It is false for the undo of an undo, which makes the change again. */
  readonly isUndo: boolean;
  /** The records as they were (kept-records.ts); null where the change cannot be undone. */
  readonly records: Uint8Array | null;
  /** Whether the stored records hold names of players, which must be found when a player is erased. */
  readonly hasPlayers: boolean;
  /** Firestore's time-to-live policy deletes the document some time after this instant. */
  readonly expiresAt: Timestamp;
}

const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1_000;

export function expiryOf(now: number): Timestamp {
  return Timestamp.fromMillis(now + KEPT_FOR_MS);
}

/** An instant that is later than that of any entry. It is the largest number of nine digits in base 36. */
const LAST_INSTANT = 36 ** 9 - 1;
const DIGITS = 9;

/** Ids in alphabetical order list the entries from the newest to the oldest, so that a page needs no index of its own. */
export function newEntryId(now: number): string {
  const order = (LAST_INSTANT - now).toString(36).padStart(DIGITS, '0');
  return `${order}-${randomBytes(8).toString('hex')}`;
}

export function historyOf(db: Firestore): CollectionReference<StoredEntry> {
  return db.collection('history') as CollectionReference<StoredEntry>;
}
