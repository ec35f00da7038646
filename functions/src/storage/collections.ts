import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/languages';
import { flattenSides, unflattenSides, type FlatSides } from '@futsal-cup/domain/cup/flat-match';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { Group, Match, Stage, Team } from '@futsal-cup/domain/cup/records';
import type { Firestore, FirestoreDataConverter } from 'firebase-admin/firestore';
import type { Stored, StoredTournament } from './stored';

/** The id of a document is the id of its record and is not stored a second time inside. */
function converter<Entity extends object, Id extends keyof Entity & string>(
  idField: Id,
  /** What a document lacks that was written before the field was. */
  defaults: Partial<Entity> = {},
): FirestoreDataConverter<Entity> {
  return {
    toFirestore(entity) {
      return Object.fromEntries(Object.entries(entity).filter(([field]) => field !== idField));
    },
    fromFirestore(snapshot) {
      return { [idField]: snapshot.id, ...defaults, ...snapshot.data() } as Entity;
    },
  };
}

const tournaments = converter<StoredTournament, 'tournamentId'>('tournamentId', {
  // Cups from before there were languages have none.
  language: DEFAULT_LANGUAGE,
});
const teams = converter<Stored<Team>, 'teamId'>('teamId');
const stages = converter<Stored<Stage>, 'stageId'>('stageId');
const groups = converter<Stored<Group>, 'groupId'>('groupId');

type OwnFields = Omit<Stored<Match>, 'matchId' | SideKey>;

function pickOwnFields(match: OwnFields): OwnFields {
  const { tournamentId, stageId, groupId, date, time, location, scoredTeams, createdAt, updatedAt } = match;
  return { tournamentId, stageId, groupId, date, time, location, scoredTeams, createdAt, updatedAt };
}

/** A match's document has a field for each fact of each side, and no id. */
export function toMatchDocument(match: Stored<Match>): OwnFields & FlatSides {
  return { ...pickOwnFields(match), ...flattenSides(match) };
}

const matches: FirestoreDataConverter<Stored<Match>> = {
  toFirestore(match) {
    return toMatchDocument(match as Stored<Match>);
  },
  fromFirestore(snapshot) {
    const document = snapshot.data() as OwnFields & FlatSides;
    return { matchId: snapshot.id, ...pickOwnFields(document), ...unflattenSides(document) };
  },
};

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
