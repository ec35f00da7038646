import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';
import type { StoredCup, StoredTournament } from './stored';

/** Everything of a tournament but the tournament itself; five queries for equality, so that no index is needed. */
export async function readParts(
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

/** Reads a whole cup as it is at one moment, or null when there is none. */
export async function readCup(db: Firestore, tournamentId: string): Promise<StoredCup | null> {
  const reference = collectionsOf(db).tournaments.doc(tournamentId);
  return db.runTransaction(
    async (transaction) => {
      const tournament = (await transaction.get(reference)).data();
      return tournament ? readParts(db, transaction, tournament) : null;
    },
    { readOnly: true },
  );
}
