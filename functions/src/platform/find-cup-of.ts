import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from './api-error';
import { collectionsOf } from './collections';

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
  const snapshot = await collectionsOf(db)[collection].doc(id).get();
  const tournamentId = snapshot.data()?.tournamentId;
  if (tournamentId === undefined) throw new ApiError([NOT_FOUND[collection]]);
  return tournamentId;
}
