import type { Group, Match, Stage, Team } from '@futsal-cup/domain/cup/records';
import type { Firestore, FirestoreDataConverter } from 'firebase-admin/firestore';
import type { Stored, StoredTournament } from './stored';

/** The id of a document is the id of its record and is not stored a second time inside. */
function converter<Entity extends object, Id extends keyof Entity & string>(
  idField: Id,
): FirestoreDataConverter<Entity> {
  return {
    toFirestore(entity) {
      return Object.fromEntries(Object.entries(entity).filter(([field]) => field !== idField));
    },
    fromFirestore(snapshot) {
      return { [idField]: snapshot.id, ...snapshot.data() } as Entity;
    },
  };
}

const tournaments = converter<StoredTournament, 'tournamentId'>('tournamentId');
const teams = converter<Stored<Team>, 'teamId'>('teamId');
const stages = converter<Stored<Stage>, 'stageId'>('stageId');
const groups = converter<Stored<Group>, 'groupId'>('groupId');
const matches = converter<Stored<Match>, 'matchId'>('matchId');

/** The collections of the cups, typed: what goes in and comes out are records of the domain with their stamps. */
export function collectionsOf(db: Firestore) {
  return {
    tournaments: db.collection('tournaments').withConverter(tournaments),
    teams: db.collection('teams').withConverter(teams),
    stages: db.collection('stages').withConverter(stages),
    groups: db.collection('groups').withConverter(groups),
    matches: db.collection('matches').withConverter(matches),
  };
}

export type Collections = ReturnType<typeof collectionsOf>;
