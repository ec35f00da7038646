import { NO_SPAN } from '@futsal-cup/domain/schedule/cup-span';
import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { Clock } from '../platform/environment';
import { touchCatalogue } from './catalogue';
import type { CupStore } from './cup-store';
import { commitChange } from './history/commit-change';
import type { ChangeToRecord } from './history/record-change';
import { noteCourtsLeft } from './logs/courts-left';
import type { CupSnapshot } from './read-cups';
import { type CupWrite, removeCup, saveCup } from './save-cup';
import type { StoredCup } from './stored';

/** The dependencies that are needed to change a cup. */
export interface CupStorage {
  readonly db: Firestore;
  readonly cups: CupStore;
  readonly clock: Clock;
}

interface Commit extends CupWrite, Pick<ChangeToRecord, 'actor'> {
  /** Adds writes of the caller to the commit. */
  readonly add?: (batch: WriteBatch, cup: StoredCup) => void;
}

/**
 * Commits a change of a whole cup, or a new one; it passes only if nobody has written to the cup since it was read. Returns the cup as it
 * is stored. A caller who creates a cup or changes its details adds the write of the catalogue.
 */
export async function commitCup(
  { db, cups }: Pick<CupStorage, 'db' | 'cups'>,
  { actor, add, ...write }: Commit,
): Promise<StoredCup> {
  const batch = db.batch();
  const after = saveCup(db, batch, write);
  const old = write.before?.cup.matches ?? [];
  await noteCourtsLeft(db, batch, { before: old, after: after.matches }, write.now);
  add?.(batch, after);
  const { tournamentId, span = NO_SPAN } = after.tournament;
  const before = write.before?.cup ?? {};
  if (write.before && (write.before.cup.tournament.span ?? NO_SPAN) !== span) touchCatalogue(db, batch);
  const change = { tournamentId, actor, before, after, now: write.now, event: write.changed.event };
  const [ofTournament] = await commitChange(db, batch, change);
  if (ofTournament) cups.keep({ cup: after, updateTime: ofTournament.writeTime });
  return after;
}

interface Deletion extends Pick<ChangeToRecord, 'actor' | 'now' | 'event'> {
  readonly before: CupSnapshot;
  readonly add?: (batch: WriteBatch) => void;
}

/**
 * Deletes a whole cup in one commit, which passes only if nobody has written to it since it was read; its history can bring it back. The
 * caller adds the write of the catalogue.
 */
export async function deleteCup(db: Firestore, { before, now, actor, event, add }: Deletion): Promise<void> {
  const batch = db.batch();
  removeCup(db, batch, before, now);
  add?.(batch);
  const { tournamentId } = before.cup.tournament;
  await commitChange(db, batch, { tournamentId, actor, before: before.cup, after: {}, now, event });
}
