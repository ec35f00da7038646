import { nameKey } from '@futsal-cup/domain/cup/name-key';
import type { Tournament } from '@futsal-cup/domain/tournament/tournament';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';

/** Raised by every write to the details of any tournament: it guards that no two share name and date, and is the list's version. */
export function catalogueOf(db: Firestore) {
  return db.doc('system/catalogue');
}

/** Whether another tournament has this name on this date. It reads the catalogue, so that the answer holds until the commit. */
export async function isTournamentTaken(
  db: Firestore,
  transaction: Transaction,
  { tournamentId, name, date }: Pick<Tournament, 'tournamentId' | 'name' | 'date'>,
): Promise<boolean> {
  await transaction.get(catalogueOf(db));
  const sameDay = await transaction.get(collectionsOf(db).tournaments.where('date', '==', date));
  return sameDay.docs
    .map((document) => document.data())
    .some((other) => other.tournamentId !== tournamentId && nameKey(other.name) === nameKey(name));
}

export function raiseCatalogue(db: Firestore, transaction: Transaction): void {
  transaction.set(catalogueOf(db), { revision: FieldValue.increment(1) }, { merge: true });
}
