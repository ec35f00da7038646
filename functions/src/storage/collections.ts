import { DEFAULT_LANGUAGE } from '@futsal-cup/domain/cup/text/languages';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import { stateByScore } from '@futsal-cup/domain/cup/outcome';
import { FLAT_NAMES, flattenSides, unflattenSides, type FlatSides } from '@futsal-cup/domain/cup/flat-match';
import type { Match } from '@futsal-cup/domain/cup/records';
import type { DocumentData, Firestore, FirestoreDataConverter } from 'firebase-admin/firestore';
import type { CollectionName, Stored, StoredRecords } from './stored';

/** How a record is written as a document and read from one; the id is outside of the document. */
export interface DocumentForm<Entity> {
  toDocument(entity: Entity): DocumentData;
  fromDocument(id: string, document: DocumentData): Entity;
}

/**
 * A record without its id, which is that of the document. Firestore refuses a field without a value, and a record may have one that is
 * younger than the record.
 */
function documentOf(record: object, idField: string): DocumentData {
  return Object.fromEntries(
    Object.entries(record).filter(([field, value]) => field !== idField && value !== undefined),
  );
}

/** @param defaults - Values for fields that older documents lack. */
function form<Entity extends object>(
  idField: keyof Entity & string,
  defaults: Partial<Entity> = {},
): DocumentForm<Entity> {
  return {
    toDocument: (entity) => documentOf(entity, idField),
    fromDocument: (id, document) => ({ [idField]: id, ...defaults, ...document }) as Entity,
  };
}

const FLAT_FIELDS: ReadonlySet<string> = new Set(Object.values(FLAT_NAMES).flatMap(Object.values<string>));

/** A match's document has a field for each fact of each side. */
const matchForm: DocumentForm<Stored<Match>> = {
  toDocument({ local, visitor, ...own }) {
    return documentOf({ ...own, ...flattenSides({ local, visitor }) }, 'matchId');
  },
  fromDocument(id, document) {
    const sides = unflattenSides(document as FlatSides);
    const own = Object.fromEntries(Object.entries(document).filter(([field]) => !FLAT_FIELDS.has(field)));
    // Matches that are older than the logs have none of these three fields.
    const defaults = { state: stateByScore(sides), isForfeit: false, logRevision: null };
    return { ...defaults, ...own, ...sides, matchId: id } as Stored<Match>;
  },
};

/** The forms of the records of cups, by their collections. */
export const FORMS: { readonly [Name in CollectionName]: DocumentForm<StoredRecords[Name]> } = {
  tournaments: form<StoredRecords['tournaments']>('tournamentId', {
    language: DEFAULT_LANGUAGE,
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
    isArchived: false,
  }),
  teams: form('teamId'),
  stages: form('stageId'),
  groups: form('groupId'),
  matches: matchForm,
  plans: form('tournamentId'),
};

function converter<Entity>({
  toDocument,
  fromDocument,
}: DocumentForm<Entity>): FirestoreDataConverter<Entity> {
  return {
    toFirestore: (entity) => toDocument(entity as Entity),
    fromFirestore: (snapshot) => fromDocument(snapshot.id, snapshot.data()),
  };
}

/**
 * The collections of the cups, typed: they take and return records of the domain with their stamps. The id of a plan is that of its
 * tournament.
 */
export function collectionsOf(db: Firestore) {
  const collection = <Name extends CollectionName>(name: Name) =>
    db.collection(name).withConverter(converter(FORMS[name]));
  return {
    tournaments: collection('tournaments'),
    teams: collection('teams'),
    stages: collection('stages'),
    groups: collection('groups'),
    matches: collection('matches'),
    plans: collection('plans'),
  };
}
