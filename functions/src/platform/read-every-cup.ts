import type { Firestore } from 'firebase-admin/firestore';
import { collectionsOf } from './collections';
import type { StoredCup } from './stored';

function byTournament<Entity extends { readonly tournamentId: string }>(
  entities: readonly Entity[],
): (tournamentId: string) => readonly Entity[] {
  const groups = new Map<string, Entity[]>();
  for (const entity of entities) {
    const group = groups.get(entity.tournamentId);
    if (group) group.push(entity);
    else groups.set(entity.tournamentId, [entity]);
  }
  return (tournamentId) => groups.get(tournamentId) ?? [];
}

/** Reads every cup there is, each collection at once. */
export async function readEveryCup(db: Firestore): Promise<StoredCup[]> {
  const { tournaments, teams, stages, groups, matches } = collectionsOf(db);
  return db.runTransaction(
    async (transaction) => {
      const [ofTournaments, ofTeams, ofStages, ofGroups, ofMatches] = await Promise.all([
        transaction.get(tournaments),
        transaction.get(teams),
        transaction.get(stages),
        transaction.get(groups),
        transaction.get(matches),
      ]);
      const teamsOf = byTournament(ofTeams.docs.map((document) => document.data()));
      const stagesOf = byTournament(ofStages.docs.map((document) => document.data()));
      const groupsOf = byTournament(ofGroups.docs.map((document) => document.data()));
      const matchesOf = byTournament(ofMatches.docs.map((document) => document.data()));
      return ofTournaments.docs.map((document) => {
        const tournament = document.data();
        const { tournamentId } = tournament;
        return {
          tournament,
          teams: teamsOf(tournamentId),
          stages: stagesOf(tournamentId),
          groups: groupsOf(tournamentId),
          matches: matchesOf(tournamentId),
        };
      });
    },
    { readOnly: true },
  );
}
