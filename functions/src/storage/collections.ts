import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/languages';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import { stateByScore } from '@futsal-cup/domain/cup/outcome';
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
  language: DEFAULT_LANGUAGE,
  matchRules: DEFAULT_MATCH_RULES,
  playerNames: DEFAULT_PLAYER_NAMES,
  isArchived: false,
});
const teams = converter<Stored<Team>, 'teamId'>('teamId');
const stages = converter<Stored<Stage>, 'stageId'>('stageId');
const groups = converter<Stored<Group>, 'groupId'>('groupId');

type OwnFields = Omit<Stored<Match>, 'matchId' | SideKey>;

function pickOwnFields(match: OwnFields): OwnFields {
  const { tournamentId, stageId, groupId, date, time, location, scoredTeams, createdAt, updatedAt } = match;
  const { state, isForfeit, logRevision } = match;
  return {
    tournamentId,
    stageId,
    groupId,
    date,
    time,
    location,
    state,
    isForfeit,
    logRevision,
    scoredTeams,
    createdAt,
    updatedAt,
  };
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
    const sides = unflattenSides(document);
    // Matches from before there were logs have none of these three.
    const defaults = { state: stateByScore(sides), isForfeit: false, logRevision: null };
    return { matchId: snapshot.id, ...pickOwnFields({ ...defaults, ...document }), ...sides };
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
