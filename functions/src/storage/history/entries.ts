import type { HistoryKind, HistoryScorer, RecordedChange } from '@futsal-cup/domain/history/recorded-change';
import { randomBytes } from 'node:crypto';
import { type CollectionReference, type Firestore, Timestamp } from 'firebase-admin/firestore';

/** A document of `history`: who did what, and the records as they were. */
export interface StoredEntry {
  /** Null for what concerns no tournament, as a role does. */
  readonly tournamentId: string | null;
  /** Whether it is told beside all tournaments too: one came or went, or somebody got a role. */
  readonly isGeneral: boolean;
  readonly kind: HistoryKind;
  readonly at: string;
  /** The id of the account; null for a scorer, and for a command of the command line. */
  readonly by: string | null;
  /** The device of a scorer. Entries from before scorers were told of have none. */
  readonly scorer?: HistoryScorer | null;
  readonly change: RecordedChange;
  /** The account that the change is about. */
  readonly about: string | null;
  /** The entry that this one takes back, and the one that takes this one back. */
  readonly undoes: string | null;
  readonly undoneBy: string | null;
  /** Whether the change that it tells of is undone by it. An undo of an undo is that change once more. */
  readonly isUndo: boolean;
  /** The records as they were (kept-records.ts); null where the change cannot be undone. */
  readonly records: Uint8Array | null;
  /** Whether these hold names of players, which must be found when one is erased. */
  readonly hasPlayers: boolean;
  /** Firestore's time-to-live policy deletes the document some time after. */
  readonly expiresAt: Timestamp;
}

const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1_000;

export function expiryOf(now: number): Timestamp {
  return Timestamp.fromMillis(now + KEPT_FOR_MS);
}

/** Later than any instant that an entry is made at, and as many digits in base 36. */
const LAST_INSTANT = 36 ** 9 - 1;
const DIGITS = 9;

/** Ids in the order of their names are entries from the newest to the oldest, so that a page needs no index of its own. */
export function newEntryId(now: number): string {
  const order = (LAST_INSTANT - now).toString(36).padStart(DIGITS, '0');
  return `${order}-${randomBytes(8).toString('hex')}`;
}

export function historyOf(db: Firestore): CollectionReference<StoredEntry> {
  return db.collection('history') as CollectionReference<StoredEntry>;
}
