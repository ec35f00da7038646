import { nameKey } from '@futsal-cup/domain/cup/text';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';

/** Raised by every write to the details of any tournament: it guards that no two share name and date, and is the list's version. */
export function readCatalogue(db: Firestore): Promise<DocumentSnapshot> {
  return db.doc('system/catalogue').get();
}

export function catalogueRevision(catalogue: DocumentSnapshot): number {
  const revision: unknown = catalogue.data()?.['revision'];
  return typeof revision === 'number' ? revision : 0;
}

/** Whether another tournament has this name on this date; true until the catalogue that was read before is raised. */
export async function isTournamentTaken(
  db: Firestore,
  { tournamentId, name, date }: Pick<Tournament, 'tournamentId' | 'name' | 'date'>,
): Promise<boolean> {
  const sameDay = await collectionsOf(db).tournaments.where('date', '==', date).get();
  return sameDay.docs
    .map((document) => document.data())
    .some((other) => other.tournamentId !== tournamentId && nameKey(other.name) === nameKey(name));
}

/** Lets the commit fail if anybody has raised the catalogue since it was read. */
export function raiseCatalogue(batch: WriteBatch, catalogue: DocumentSnapshot): void {
  const revision = catalogueRevision(catalogue) + 1;
  const { updateTime: lastUpdateTime } = catalogue;
  if (lastUpdateTime) batch.update(catalogue.ref, { revision }, { lastUpdateTime });
  else batch.create(catalogue.ref, { revision });
}
