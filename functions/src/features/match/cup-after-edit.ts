import type { Match } from '@futsal-cup/domain/cup/records';
import type { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { readRecord } from '../../storage/catalogue';
import { collectionsOf } from '../../storage/collections';
import { tournamentNotFound } from '../../storage/read-cups';
import type { Stored, StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';

interface Edited {
  readonly match: Stored<Match>;
  /** The cup as this process had it in memory before the edit. */
  readonly knownBefore: StoredCup | null;
  readonly updateTime: Timestamp;
}

function replaceMatch(cup: StoredCup, match: Stored<Match>): StoredCup {
  const matches = cup.matches.map((other) => (other.matchId === match.matchId ? match : other));
  return { ...cup, matches };
}

async function readAll<Entity>(references: readonly DocumentReference<Entity>[]): Promise<Entity[]> {
  const snapshots = await Promise.all(references.map(readRecord));
  return snapshots.map((snapshot) => snapshot.data()).filter((entity) => entity !== undefined);
}

/** The part of the cup that the view of a group match needs: its teams and its stage. */
async function readAround({ db }: Dependencies, match: Stored<Match>): Promise<StoredCup> {
  const { tournaments, stages, teams } = collectionsOf(db);
  const teamIds = [match.local.teamId, match.visitor.teamId].filter((teamId) => teamId !== null);
  const [[tournament], ofStage, ofTeams] = await Promise.all([
    readAll([tournaments.doc(match.tournamentId)]),
    readAll([stages.doc(match.stageId)]),
    readAll(teamIds.map((teamId) => teams.doc(teamId))),
  ]);
  if (!tournament) throw tournamentNotFound();
  return { tournament, stages: ofStage, teams: ofTeams, groups: [], matches: [match] };
}

/**
 * The cup in which to present a match that was edited alone. Reading the whole cup would cost a hundred reads for every score. So the edit
 * is applied to the cup in memory; where others have also written to the cup, a part of it is enough for a group match.
 */
export async function cupAfterEdit(
  dependencies: Dependencies,
  { match, knownBefore, updateTime }: Edited,
): Promise<StoredCup> {
  const { cups } = dependencies;
  const carried =
    knownBefore && (await cups.carry(knownBefore, updateTime, (cup) => replaceMatch(cup, match)));
  if (carried) return carried;
  if (match.groupId !== null) return readAround(dependencies, match);
  return (await cups.current(match.tournamentId)).cup;
}
