import type { Cup } from '@futsal-cup/domain/cup/records';
import { writeCup } from '@futsal-cup/functions/storage/write-cup';
import type { Firestore } from 'firebase-admin/firestore';
import { Sentence } from '../sentence';

/** Writes a checked cup whole, or not at all. */
export async function storeCup(db: Firestore, cup: Cup): Promise<void> {
  const ruling = await writeCup(db, cup, Date.now());
  if (ruling.ok) return;
  const { name, date } = cup.tournament;
  throw new Sentence(`There is a tournament "${name}" on ${date} already, so nothing was written.`);
}
