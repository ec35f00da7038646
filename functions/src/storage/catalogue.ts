import { haveSameListing } from '@futsal-cup/domain/commands/tournaments';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';

/**
 * The document whose revision every write to a tournament's details raises. It makes sure that no two tournaments share name
 * and date, and it is the version of the list of tournaments.
 */
export function readCatalogue(db: Firestore): Promise<DocumentSnapshot> {
  return db.doc('system/catalogue').get();
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
