import type { Cup } from '@futsal-cup/domain/cup/cup';
import { writeCup } from '@futsal-cup/functions/platform/write-cup';
import type { Firestore } from 'firebase-admin/firestore';
import { UserError } from '../user-error';

/** Writes a checked cup whole, or not at all. */
export async function storeCup(db: Firestore, cup: Cup): Promise<void> {
  const ruling = await writeCup(db, cup, Date.now());
  if (ruling.ok) return;
  const { name, date } = cup.tournament;
  throw new UserError(`There is a tournament "${name}" on ${date} already, so nothing was written.`);
}
