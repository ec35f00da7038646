import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/text/languages';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import { stateByScore } from '@futsal-cup/domain/cup/outcome';
import { flattenSides, unflattenSides, type FlatSides } from '@futsal-cup/domain/cup/flat-match';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { Group, Match, PublishedPlan, Stage, Team } from '@futsal-cup/domain/cup/records';
import type { DocumentData, Firestore, FirestoreDataConverter } from 'firebase-admin/firestore';
import type { Stored, StoredTournament } from './stored';

/** How a record is written as a document and read from one; the id is outside of the document. */
export interface DocumentForm<Entity> {
  toDocument(entity: Entity): DocumentData;
  fromDocument(id: string, document: DocumentData): Entity;
}

/** Firestore refuses a field without a value, and a record may have one that is younger than the record. */
function withoutMissing<Document extends object>(document: Document): Document {
  return Object.fromEntries(Object.entries(document).filter(([, value]) => value !== undefined)) as Document;
}

/** The id of a document is the id of its record and is not stored a second time inside. */
function form<Entity extends object, Id extends keyof Entity & string>(
  idField: Id,
  /** Values for fields that older documents lack. */
  defaults: Partial<Entity> = {},
): DocumentForm<Entity> {
  return {
    toDocument(entity) {
      return withoutMissing(
        Object.fromEntries(Object.entries(entity).filter(([field]) => field !== idField)),
      );
    },
    fromDocument(id, document) {
      return { [idField]: id, ...defaults, ...document } as Entity;
    },
  };
}

type OwnFields = Omit<Stored<Match>, 'matchId' | SideKey>;

function pickOwnFields(match: OwnFields): OwnFields {
  const { tournamentId, stageId, groupId, date, time, location, scoredTeams, createdAt, updatedAt } = match;
  const { state, isForfeit, logRevision, forfeit, cards, hasLateEntries, isFinal } = match;
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
    forfeit,
    cards,
    hasLateEntries,
    isFinal,
    scoredTeams,
    createdAt,
    updatedAt,
  };
}

/** A match's document has a field for each fact of each side, and no id. */
function toMatchDocument(match: Stored<Match>): OwnFields & FlatSides {
  return withoutMissing({ ...pickOwnFields(match), ...flattenSides(match) });
}

const matchForm: DocumentForm<Stored<Match>> = {
  toDocument: toMatchDocument,
  fromDocument(id, data) {
    const document = data as OwnFields & FlatSides;
    const sides = unflattenSides(document);
    // Matches that are older than the logs have none of these three fields.
    const defaults = { state: stateByScore(sides), isForfeit: false, logRevision: null };
    return { matchId: id, ...withoutMissing(pickOwnFields({ ...defaults, ...document })), ...sides };
  },
};

/** The forms of the records of cups, by their collections. */
export const FORMS = {
  tournaments: form<StoredTournament, 'tournamentId'>('tournamentId', {
    language: DEFAULT_LANGUAGE,
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
    isArchived: false,
  }),
  teams: form<Stored<Team>, 'teamId'>('teamId'),
  stages: form<Stored<Stage>, 'stageId'>('stageId'),
  groups: form<Stored<Group>, 'groupId'>('groupId'),
  matches: matchForm,
  plans: form<Stored<PublishedPlan>, 'tournamentId'>('tournamentId'),
} as const;

function converter<Entity>({
  toDocument,
  fromDocument,
}: DocumentForm<Entity>): FirestoreDataConverter<Entity> {
  return {
    toFirestore: (entity) => toDocument(entity as Entity),
    fromFirestore: (snapshot) => fromDocument(snapshot.id, snapshot.data()),
  };
}

const CONVERTERS = {
  tournaments: converter(FORMS.tournaments),
  teams: converter(FORMS.teams),
  stages: converter(FORMS.stages),
  groups: converter(FORMS.groups),
  matches: converter(FORMS.matches),
  plans: converter(FORMS.plans),
};

/**
 * The collections of the cups, typed: they take and return records of the domain with their stamps. The id of a plan is that of its
 * tournament.
 */
export function collectionsOf(db: Firestore) {
  return {
    tournaments: db.collection('tournaments').withConverter(CONVERTERS.tournaments),
    teams: db.collection('teams').withConverter(CONVERTERS.teams),
    stages: db.collection('stages').withConverter(CONVERTERS.stages),
    groups: db.collection('groups').withConverter(CONVERTERS.groups),
    matches: db.collection('matches').withConverter(CONVERTERS.matches),
    plans: db.collection('plans').withConverter(CONVERTERS.plans),
  };
}
