import type { Firestore, Timestamp, Transaction } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';
import type { StoredCup, StoredTournament } from './stored';

/** A cup as it was at one moment: that of the last write to its tournament document. */
export interface CupSnapshot {
  readonly cup: StoredCup;
  readonly updateTime: Timestamp;
}

/** All that belongs to a tournament, by queries for equality, so that no index is needed. */
async function readParts(
  db: Firestore,
  transaction: Transaction,
  tournament: StoredTournament,
): Promise<StoredCup> {
  const { teams, stages, groups, matches } = collectionsOf(db);
  const { tournamentId } = tournament;
  const [ofTeams, ofStages, ofGroups, ofMatches] = await Promise.all([
    transaction.get(teams.where('tournamentId', '==', tournamentId)),
    transaction.get(stages.where('tournamentId', '==', tournamentId)),
    transaction.get(groups.where('tournamentId', '==', tournamentId)),
    transaction.get(matches.where('tournamentId', '==', tournamentId)),
  ]);
  return {
    tournament,
    teams: ofTeams.docs.map((document) => document.data()),
    stages: ofStages.docs.map((document) => document.data()),
    groups: ofGroups.docs.map((document) => document.data()),
    matches: ofMatches.docs.map((document) => document.data()),
  };
}

/** Reads a whole cup in one read-only transaction, or null when there is none. */
export async function readCup(db: Firestore, tournamentId: string): Promise<CupSnapshot | null> {
  const reference = collectionsOf(db).tournaments.doc(tournamentId);
  return db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(reference);
      const tournament = snapshot.data();
      if (!tournament || !snapshot.updateTime) return null;
      return { cup: await readParts(db, transaction, tournament), updateTime: snapshot.updateTime };
    },
    { readOnly: true },
  );
}
