import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { Firestore } from 'firebase-admin/firestore';
import { catalogueRevision, readCatalogue } from '../../platform/catalogue';
import { collectionsOf } from '../../platform/collections';
import { versionOf } from '../../platform/version';
import { presentList } from '../../views/present-tournament';

export interface TournamentList {
  readonly version: string;
  readonly body: string;
}

const EMPTY_VERSION = 'empty';

interface KeptList {
  readonly version: string;
  readonly list: Promise<TournamentList>;
}

const kept = new WeakMap<Firestore, KeptList>();

async function catalogueVersion(db: Firestore): Promise<string> {
  const catalogue = await readCatalogue(db);
  return catalogue.updateTime ? versionOf(catalogue.updateTime, catalogueRevision(catalogue)) : EMPTY_VERSION;
}

async function readList(db: Firestore, version: string): Promise<TournamentList> {
  const { docs } = await collectionsOf(db).tournaments.get();
  const data: Calls['getAllTournaments']['response'] = {
    allTournaments: presentList(docs.map((doc) => doc.data())),
  };
  return { version, body: JSON.stringify({ success: true, data }) };
}

/**
 * All tournaments, from memory while the catalogue has not changed. It is read before the tournaments: one that is written in
 * between comes along under the older version, and again, under its own, to whoever asks next.
 */
export async function readTournamentList(db: Firestore): Promise<TournamentList> {
  const version = await catalogueVersion(db);
  const known = kept.get(db);
  if (known?.version === version) return known.list;
  const list = readList(db, version);
  kept.set(db, { version, list });
  list.catch(() => {
    if (kept.get(db)?.list === list) kept.delete(db);
  });
  return list;
}
