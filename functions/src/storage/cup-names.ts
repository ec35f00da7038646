import type { Firestore } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';

const KEPT_MS = 10 * 60 * 1_000;

interface KeptNames {
  readonly until: number;
  readonly names: Promise<readonly string[]>;
}

const kept = new WeakMap<Firestore, KeptNames>();

async function readNames(db: Firestore): Promise<readonly string[]> {
  const { docs } = await collectionsOf(db).tournaments.get();
  return docs.map((document) => document.data().name);
}

/** The names of all cups. A process reads them every ten minutes at most, so that registrations cost no reads of their own. */
export async function cupNames(db: Firestore, now: number): Promise<readonly string[]> {
  const known = kept.get(db);
  if (known && known.until > now) return known.names;
  const names = readNames(db);
  kept.set(db, { until: now + KEPT_MS, names });
  names.catch(() => kept.delete(db));
  return names;
}
