import type { FlatSides } from '@futsal-cup/domain/cup/flat-match';
import type { Group, Match, PublishedPlan, Stage, Team, Tournament } from '@futsal-cup/domain/cup/records';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { StoredLog } from '@futsal-cup/functions/storage/logs/match-logs';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import type { Firestore } from 'firebase-admin/firestore';
import { testStack } from '../stack/test-stack';

/** Every document of a cup has these fields besides its own. */
interface Stamped {
  readonly tournamentId: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A match as its document has it: a field for each fact of each side. */
export type StoredMatch = Omit<Match, SideKey> & FlatSides;

/** A cup as its documents are in Firestore, read past the API. */
export interface StoredCup {
  readonly tournament: Tournament & Stamped;
  readonly teams: readonly (Team & Stamped)[];
  readonly stages: readonly (Stage & Stamped)[];
  readonly groups: readonly (Group & Stamped)[];
  readonly matches: readonly (StoredMatch & Stamped)[];
  /** The logs of deleted matches are included. */
  readonly logs: readonly (StoredLog & { readonly matchId: string })[];
  readonly plan: (PublishedPlan & Omit<Stamped, 'tournamentId'>) | null;
}

const CUP_COLLECTIONS = ['tournaments', 'teams', 'stages', 'groups', 'matches', 'matchLogs'] as const;
/** Documents of these collections have their tournament in their id, or they are temporary. */
const OTHER_COLLECTIONS = ['plans', 'live', 'scorerLinks', 'history'] as const;

const clients = new Map<string, FirestoreClient>();

/** All tests of the process share one connection to each host, because a new connection takes longer than reading a cup. */
export function withFirestore<Result>(
  work: (db: Firestore) => Promise<Result>,
  host = testStack().firestoreHost,
): Promise<Result> {
  const client = clients.get(host) ?? connectFirestore(host);
  clients.set(host, client);
  return work(client.db);
}

async function readAll<Entity>(
  db: Firestore,
  collection: string,
  idField: string,
  tournamentId: string,
): Promise<(Entity & Stamped)[]> {
  const { docs } = await db.collection(collection).where('tournamentId', '==', tournamentId).get();
  return docs.map((document) => ({ [idField]: document.id, ...document.data() }) as Entity & Stamped);
}

export function readStoredCup(tournamentId: string, host?: string): Promise<StoredCup> {
  return withFirestore(async (db) => {
    const [tournament, teams, stages, groups, matches, logs, plan] = await Promise.all([
      db.collection('tournaments').doc(tournamentId).get(),
      readAll<Team>(db, 'teams', 'teamId', tournamentId),
      readAll<Stage>(db, 'stages', 'stageId', tournamentId),
      readAll<Group>(db, 'groups', 'groupId', tournamentId),
      readAll<StoredMatch>(db, 'matches', 'matchId', tournamentId),
      readAll<StoredCup['logs'][number]>(db, 'matchLogs', 'matchId', tournamentId),
      db.collection('plans').doc(tournamentId).get(),
    ]);
    if (!tournament.exists) throw new Error(`There is no stored tournament ${tournamentId}`);
    return {
      tournament: { tournamentId, ...tournament.data() } as StoredCup['tournament'],
      ...{ teams, stages, groups, matches, logs },
      plan: (plan.data() as StoredCup['plan'] | undefined) ?? null,
    };
  }, host);
}

/** Reads everything that is stored of all cups, so that a test sees that nothing has changed. */
export function readEverything(): Promise<Record<string, unknown>> {
  return withFirestore(async (db) => {
    const everything: Record<string, unknown> = {};
    for (const collection of [...CUP_COLLECTIONS, ...OTHER_COLLECTIONS]) {
      const { docs } = await db.collection(collection).get();
      for (const document of docs) everything[document.ref.path] = document.data();
    }
    return everything;
  });
}

/** Reads the revisions that writes raise: that of the cup, and that of all tournaments' details. */
export function readRevisions(tournamentId: string): Promise<unknown[]> {
  return withFirestore(async (db) => {
    const [cup, catalogue] = await db.getAll(
      db.doc(`tournaments/${tournamentId}`),
      db.doc('system/catalogue'),
    );
    return [cup?.updateTime?.toMillis(), cup?.get('revision'), catalogue?.get('revision')];
  });
}

/** Finds the documents whose tournament does not exist. */
export function findOrphans(): Promise<string[]> {
  return withFirestore(async (db) => {
    const { docs } = await db.collection('tournaments').get();
    const tournaments = new Set(docs.map(({ id }) => id));
    const plans = (await db.collection('plans').get()).docs.filter(({ id }) => !tournaments.has(id));
    const orphans = plans.map(({ ref }) => ref.path);
    for (const collection of CUP_COLLECTIONS.slice(1)) {
      for (const document of (await db.collection(collection).get()).docs) {
        // The log of a deleted match stays for a while.
        const isLeft = tournaments.has(String(document.get('tournamentId'))) || document.get('expiresAt');
        if (!isLeft) orphans.push(document.ref.path);
      }
    }
    return orphans;
  });
}
