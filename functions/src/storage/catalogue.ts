import { haveSameListing } from '@futsal-cup/domain/commands/tournaments';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';
import { collectionsOf } from './collections';
import { SharedRun } from './concurrency';

export const CATALOGUE = 'system/catalogue';

/** The catalogue has this field while a backup is being restored (tools/src/backup/restore.ts). */
export const RESTORE = 'restore';

const RESTORE_TAKES_SECONDS = 10;

/**
 * Reads the document whose revision every write to a tournament's details raises. It makes sure that no two tournaments share name and
 * date, and it is the version of the list of tournaments. While a backup is being restored, the read fails with 503.
 */
export async function readCatalogue(db: Firestore): Promise<DocumentSnapshot> {
  return refuseDuringRestore(await db.doc(CATALOGUE).get());
}

const sharedReads = new WeakMap<Firestore, SharedRun<DocumentSnapshot>>();

/** Reads the catalogue for callers who make no change. Callers at the same time share a read. */
export function shareCatalogue(db: Firestore): Promise<DocumentSnapshot> {
  const reading = sharedReads.get(db) ?? new SharedRun(() => readCatalogue(db));
  sharedReads.set(db, reading);
  return reading.run();
}

function refuseDuringRestore(catalogue: DocumentSnapshot): DocumentSnapshot {
  if (catalogue.get(RESTORE) === undefined) return catalogue;
  throw apiError('service_unavailable', { retryAfterSeconds: RESTORE_TAKES_SECONDS });
}

/**
 * Reads a record. While a backup is being restored there are no tournaments, and parts of cups come and go. So a missing record may only be
 * missing for the moment. The API was open if the catalogue has no mark of a restore, and was last written before the record was read.
 * Otherwise the record and the catalogue are read again, at the same moment. So a request for an invented id costs one read of its own and
 * one shared read.
 */
export async function readRecord<Entity>(
  reference: DocumentReference<Entity>,
): Promise<DocumentSnapshot<Entity>> {
  const snapshot = await reference.get();
  if (snapshot.exists) return snapshot;
  const { firestore: db } = reference;
  const { updateTime } = await shareCatalogue(db);
  if (updateTime === undefined || updateTime <= snapshot.readTime) return snapshot;
  const [catalogue, again] = await db.getAll(db.doc(CATALOGUE), reference as DocumentReference);
  if (catalogue) refuseDuringRestore(catalogue);
  return again as DocumentSnapshot<Entity>;
}

export function catalogueRevision(catalogue: DocumentSnapshot): number {
  const revision: unknown = catalogue.data()?.['revision'];
  return typeof revision === 'number' ? revision : 0;
}

/**
 * Whether another tournament has this name on this date. The answer holds until somebody raises the catalogue's revision, so the catalogue
 * must be read before.
 */
export async function isTournamentTaken(
  db: Firestore,
  { tournamentId, name, date }: Pick<Tournament, 'tournamentId' | 'name' | 'date'>,
): Promise<boolean> {
  const sameDay = await collectionsOf(db).tournaments.where('date', '==', date).get();
  return sameDay.docs
    .map((document) => document.data())
    .some((other) => other.tournamentId !== tournamentId && haveSameListing(other, { name, date }));
}

/** Raises the revision of the catalogue, on the condition that nobody has raised it since the catalogue was read. */
export function raiseCatalogue(batch: WriteBatch, catalogue: DocumentSnapshot): void {
  const revision = catalogueRevision(catalogue) + 1;
  const { updateTime: lastUpdateTime } = catalogue;
  if (lastUpdateTime) batch.update(catalogue.ref, { revision }, { lastUpdateTime });
  else batch.create(catalogue.ref, { revision });
}

/**
 * Raises the revision of the catalogue without a condition, for a change of a cup that the list of cups shows but that leaves the cup's
 * name and date as they are.
 */
export function touchCatalogue(db: Firestore, batch: WriteBatch): void {
  batch.set(db.doc(CATALOGUE), { revision: FieldValue.increment(1) }, { merge: true });
}
