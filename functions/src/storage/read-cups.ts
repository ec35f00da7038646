import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { Firestore, Query, QuerySnapshot, Timestamp, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../platform/api-error';
import { readRecord } from './catalogue';
import { collectionsOf } from './collections';
import type { StoredCup, StoredTournament } from './stored';

const NOT_FOUND = {
  teams: { msg: 'team_not_found', path: 'teamId' },
  stages: { msg: 'stage_not_found', path: 'stageId' },
  groups: { msg: 'group_not_found', path: 'groupId' },
  matches: { msg: 'match_not_found', path: 'matchId' },
} as const satisfies Record<string, { msg: ErrorCode; path: string }>;

export function tournamentNotFound(): ApiError {
  return new ApiError([{ msg: 'tournament_not_found', path: 'tournamentId' }]);
}

/** The id of the tournament that a record belongs to, which never changes; one read. */
export async function findCupOf(
  db: Firestore,
  collection: keyof typeof NOT_FOUND,
  id: string,
): Promise<string> {
  const snapshot = await readRecord<{ readonly tournamentId: string }>(collectionsOf(db)[collection].doc(id));
  const tournamentId = snapshot.data()?.tournamentId;
  if (tournamentId === undefined) throw new ApiError([NOT_FOUND[collection]]);
  return tournamentId;
}

/** A cup as it was after the last write to its tournament document, at `updateTime`. */
export interface CupSnapshot {
  readonly cup: StoredCup;
  readonly updateTime: Timestamp;
}

function dataOf<Entity>({ docs }: QuerySnapshot<Entity>): Entity[] {
  return docs.map((document) => document.data());
}

/** All records of a tournament: its plan by its id, all others by equality queries only, which need no composite index. */
async function readParts(
  db: Firestore,
  transaction: Transaction,
  tournament: StoredTournament,
): Promise<StoredCup> {
  const { teams, stages, groups, matches, plans } = collectionsOf(db);
  const ofTournament = async <Entity>(collection: Query<Entity>) =>
    dataOf(await transaction.get(collection.where('tournamentId', '==', tournament.tournamentId)));
  const [ofTeams, ofStages, ofGroups, ofMatches, plan] = await Promise.all([
    ofTournament(teams),
    ofTournament(stages),
    ofTournament(groups),
    ofTournament(matches),
    transaction.get(plans.doc(tournament.tournamentId)),
  ]);
  const parts = { teams: ofTeams, stages: ofStages, groups: ofGroups, matches: ofMatches };
  return { tournament, ...parts, plan: plan.data() ?? null };
}

/** Reads a whole cup in one read-only transaction; returns null when there is no such cup. */
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

function byTournament<Entity extends { readonly tournamentId: string }>(
  entities: readonly Entity[],
): (tournamentId: string) => readonly Entity[] {
  const parts = new Map<string, Entity[]>();
  for (const entity of entities) {
    const part = parts.get(entity.tournamentId);
    if (part) part.push(entity);
    else parts.set(entity.tournamentId, [entity]);
  }
  return (tournamentId) => parts.get(tournamentId) ?? [];
}

/** Reads all cups in one read-only transaction, with one query for each collection. */
export async function readEveryCup(db: Firestore): Promise<StoredCup[]> {
  const { tournaments, teams, stages, groups, matches, plans } = collectionsOf(db);
  return db.runTransaction(
    async (transaction) => {
      const all = async <Entity>(collection: Query<Entity>) => dataOf(await transaction.get(collection));
      const [ofTournaments, ofTeams, ofStages, ofGroups, ofMatches, ofPlans] = await Promise.all([
        all(tournaments),
        all(teams),
        all(stages),
        all(groups),
        all(matches),
        all(plans),
      ]);
      const teamsOf = byTournament(ofTeams);
      const stagesOf = byTournament(ofStages);
      const groupsOf = byTournament(ofGroups);
      const matchesOf = byTournament(ofMatches);
      return ofTournaments.map((tournament) => ({
        tournament,
        teams: teamsOf(tournament.tournamentId),
        stages: stagesOf(tournament.tournamentId),
        groups: groupsOf(tournament.tournamentId),
        matches: matchesOf(tournament.tournamentId),
        plan: ofPlans.find(({ tournamentId }) => tournamentId === tournament.tournamentId) ?? null,
      }));
    },
    { readOnly: true },
  );
}
