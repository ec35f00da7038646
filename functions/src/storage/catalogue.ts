import { haveSameListing } from '@futsal-cup/domain/commands/tournaments';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { DocumentReference, DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';
import { collectionsOf } from './collections';

export const CATALOGUE = 'system/catalogue';

/** The field of the catalogue that is there while a backup is being put back (tools/src/backup/restore.ts). */
export const RESTORE = 'restore';

const RESTORE_TAKES_SECONDS = 10;

/**
 * The document whose revision every write to a tournament's details raises. It makes sure that no two tournaments share name
 * and date, and it is the version of the list of tournaments. While a backup is being put back, it is not to be had.
 */
export async function readCatalogue(db: Firestore): Promise<DocumentSnapshot> {
  return refuseDuringRestore(await db.doc(CATALOGUE).get());
}

function refuseDuringRestore(catalogue: DocumentSnapshot): DocumentSnapshot {
  if (catalogue.get(RESTORE) === undefined) return catalogue;
  throw apiError('service_unavailable', { retryAfterSeconds: RESTORE_TAKES_SECONDS });
}

/**
 * Reads a record. While a backup is being put back there are no tournaments, and parts of cups come and go. So one that is not
 * there is read again, at the same moment as the catalogue, which tells whether it is gone or only away.
 */
export async function readRecord<Entity>(
  reference: DocumentReference<Entity>,
): Promise<DocumentSnapshot<Entity>> {
  const snapshot = await reference.get();
  return snapshot.exists ? snapshot : readWithCatalogue(reference);
}

/** Reads a record at the same moment as the catalogue: if it is not there, it is gone and not only away. */
export async function readWithCatalogue<Entity>(
  reference: DocumentReference<Entity>,
): Promise<DocumentSnapshot<Entity>> {
  const { firestore: db } = reference;
  const [catalogue, record] = await db.getAll(db.doc(CATALOGUE), reference as DocumentReference);
  if (catalogue) refuseDuringRestore(catalogue);
  return record as DocumentSnapshot<Entity>;
}

export function catalogueRevision(catalogue: DocumentSnapshot): number {
  const revision: unknown = catalogue.data()?.['revision'];
  return typeof revision === 'number' ? revision : 0;
}

/** Whether another tournament has this name on this date. The answer holds until somebody raises the catalogue, so read that before. */
export async function isTournamentTaken(
  db: Firestore,
  { tournamentId, name, date }: Pick<Tournament, 'tournamentId' | 'name' | 'date'>,
): Promise<boolean> {
  const sameDay = await collectionsOf(db).tournaments.where('date', '==', date).get();
  return sameDay.docs
    .map((document) => document.data())
    .some((other) => other.tournamentId !== tournamentId && haveSameListing(other, { name, date }));
}

/** Raises the catalogue, on the condition that nobody has raised it since it was read. */
export function raiseCatalogue(batch: WriteBatch, catalogue: DocumentSnapshot): void {
  const revision = catalogueRevision(catalogue) + 1;
  const { updateTime: lastUpdateTime } = catalogue;
  if (lastUpdateTime) batch.update(catalogue.ref, { revision }, { lastUpdateTime });
  else batch.create(catalogue.ref, { revision });
}
