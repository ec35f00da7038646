import type { Cup, Group, Stage, Team, Tournament } from '@futsal-cup/domain/cup/records';
import { collectionsOf } from '@futsal-cup/functions/storage/collections';
import { liveReference } from '@futsal-cup/functions/storage/logs/live';
import { firstRevision, toInstant } from '@futsal-cup/functions/storage/stored';
import { storeCup } from '@futsal-cup/tools/import-cup';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import { FieldValue } from 'firebase-admin/firestore';
import { testStack } from '../stack/test-stack';

let client: FirestoreClient | undefined;

/** All builders of a process share one client, which ends with the process. */
function firestore() {
  client ??= connectFirestore(testStack().firestoreHost);
  return client.db;
}

/** New records of one cup; the cup itself is new if `tournament` is given. */
export interface NewRecords {
  readonly tournamentId: string;
  readonly tournament?: Tournament;
  readonly teams?: readonly Team[];
  readonly stage?: Stage;
  readonly group?: Group;
}

/**
 * Writes the records past the API in one commit, which raises the revisions that the API would raise; returns the instant of the commit.
 */
export async function writeRecords(records: NewRecords): Promise<string> {
  const { tournamentId, tournament, teams: newTeams = [], stage, group } = records;
  const db = firestore();
  const { tournaments, teams, stages, groups } = collectionsOf(db);
  const batch = db.batch();
  const instant = toInstant(Date.now());
  const stamps = { tournamentId, createdAt: instant, updatedAt: instant };
  const raise = { revision: FieldValue.increment(1) };
  if (tournament) {
    const revision = firstRevision(Date.now());
    batch.create(tournaments.doc(tournamentId), { ...tournament, ...stamps, revision, isArchived: false });
    batch.create(liveReference(db, tournamentId), { revision, matches: {} });
    batch.set(db.doc('system/catalogue'), raise, { merge: true });
  } else {
    batch.update(tournaments.doc(tournamentId), raise);
    batch.update(liveReference(db, tournamentId), raise);
  }
  for (const team of newTeams) batch.create(teams.doc(team.teamId), { ...team, ...stamps });
  if (stage) batch.create(stages.doc(stage.stageId), { ...stage, ...stamps });
  if (group) batch.create(groups.doc(group.groupId), { ...group, ...stamps });
  await batch.commit();
  return instant;
}

/** Takes what was counted out of the record of a match, past the API: it is then as one that ended before that was counted. */
export async function takeCounts(
  { tournamentId, matchId }: { readonly tournamentId: string; readonly matchId: string },
  field: 'cards' | 'players',
): Promise<void> {
  const db = firestore();
  const { tournaments, matches } = collectionsOf(db);
  const batch = db.batch();
  const raise = { revision: FieldValue.increment(1) };
  batch.update(tournaments.doc(tournamentId), raise);
  batch.update(liveReference(db, tournamentId), raise);
  batch.update(matches.doc(matchId), { [field]: FieldValue.delete() });
  await batch.commit();
}

/** Writes a whole cup past the API, as an import does. */
export function writeCup(cup: Cup): Promise<void> {
  return storeCup(firestore(), cup);
}

/** Returns the highest order of the cup's stages, 0 if there is none. */
export async function readLastOrder(tournamentId: string): Promise<number> {
  const { docs } = await collectionsOf(firestore()).stages.where('tournamentId', '==', tournamentId).get();
  return Math.max(0, ...docs.map((document) => document.data().order));
}
