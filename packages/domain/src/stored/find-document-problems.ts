import type { ErrorCode } from '../cup/error-codes/error-codes';
import { isId } from '../cup/fields';
import { DOCUMENT_SCHEMAS, type StoredCollection, type StoredDocument } from './document-schemas';

/** A problem of a document: `path` reads like `teams/AbC.players.2.name`, `msg` is an error code or a sentence. */
export interface DocumentProblem {
  readonly path: string;
  readonly msg: string;
}

/** Unchecked documents by collection and id. */
export type ClaimedCollections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Documents<Name extends StoredCollection> = ReadonlyMap<string, StoredDocument<Name>>;

interface Checked<Name extends StoredCollection> {
  readonly documents: Documents<Name>;
  readonly problems: readonly DocumentProblem[];
}

function isKnown(name: string): name is StoredCollection {
  return Object.hasOwn(DOCUMENT_SCHEMAS, name);
}

function checkCollection<Name extends StoredCollection>(
  collections: ClaimedCollections,
  name: Name,
): Checked<Name> {
  const schema = DOCUMENT_SCHEMAS[name];
  const documents = new Map<string, StoredDocument<Name>>();
  const problems: DocumentProblem[] = [];
  for (const [id, value] of Object.entries(collections[name] ?? {})) {
    const path = `${name}/${id}`;
    if (!isId(id)) problems.push({ path, msg: 'id_is_not_valid' satisfies ErrorCode });
    const parsed = schema.safeParse(value);
    if (parsed.success) documents.set(id, parsed.data as StoredDocument<Name>);
    else {
      problems.push(
        ...parsed.error.issues.map((issue) => ({
          path: [path, ...issue.path].join('.'),
          msg: issue.message,
        })),
      );
    }
  }
  return { documents, problems };
}

interface Reference {
  readonly field: string;
  readonly to: StoredCollection;
  readonly ids: readonly (string | null)[];
}

type Parts = { readonly [Name in StoredCollection]: Documents<Name> };

/** A reference must lead to an existing record of the same tournament. */
function findLost(parts: Parts, path: string, tournamentId: string, references: readonly Reference[]) {
  return references.flatMap(({ field, to, ids }): DocumentProblem[] => {
    const leadsNowhere = (id: string) => {
      const target = parts[to].get(id);
      return !target || ('tournamentId' in target && target.tournamentId !== tournamentId);
    };
    const lost = ids.filter((id) => id !== null).filter(leadsNowhere);
    return lost.map((id) => ({
      path: `${path}.${field}`,
      msg: `There is no ${to}/${id} in its tournament.`,
    }));
  });
}

/** The logs of a deleted tournament stay for a while, because it may be restored. */
function keptLogs(logs: Documents<'matchLogs'>): Documents<'matchLogs'> {
  return new Map([...logs].filter(([, { expiresAt }]) => expiresAt === undefined));
}

function findLostReferences(parts: Parts): DocumentProblem[] {
  function lostOf<Name extends Exclude<StoredCollection, 'system' | 'tournaments'>>(
    name: Name,
    referencesOf: (document: StoredDocument<Name>) => Reference[],
  ): DocumentProblem[] {
    const documents: Documents<Name> = parts[name];
    return [...documents].flatMap(([id, document]) =>
      findLost(parts, `${name}/${id}`, document.tournamentId, [
        { field: 'tournamentId', to: 'tournaments', ids: [document.tournamentId] },
        ...referencesOf(document),
      ]),
    );
  }
  return [
    ...lostOf('teams', () => []),
    ...lostOf('stages', () => []),
    ...lostOf('groups', ({ stageId, teamIds }) => [
      { field: 'stageId', to: 'stages', ids: [stageId] },
      { field: 'teamIds', to: 'teams', ids: teamIds },
    ]),
    ...lostOf('matches', ({ stageId, groupId, localTeamId, visitorTeamId }) => [
      { field: 'stageId', to: 'stages', ids: [stageId] },
      { field: 'groupId', to: 'groups', ids: [groupId] },
      { field: 'localTeamId', to: 'teams', ids: [localTeamId] },
      { field: 'visitorTeamId', to: 'teams', ids: [visitorTeamId] },
    ]),
    // The match of a log may have been deleted, so a log has no reference to check.
    ...lostOf('matchLogs', () => []),
  ];
}

/**
 * Checks documents that are about to replace everything stored: each against the schema of its collection, each id against the rule for
 * ids, and every reference between records. Returns all problems. It never throws, whatever it gets.
 */
export function findDocumentProblems(collections: ClaimedCollections): DocumentProblem[] {
  const unknown = Object.keys(collections)
    .filter((name) => !isKnown(name))
    .map((name) => ({ path: name, msg: 'There is no such collection.' }));
  const checked = {
    system: checkCollection(collections, 'system'),
    tournaments: checkCollection(collections, 'tournaments'),
    teams: checkCollection(collections, 'teams'),
    stages: checkCollection(collections, 'stages'),
    groups: checkCollection(collections, 'groups'),
    matches: checkCollection(collections, 'matches'),
    matchLogs: checkCollection(collections, 'matchLogs'),
  };
  const problems = [...unknown, ...Object.values(checked).flatMap((part) => part.problems)];
  if (problems.length > 0) return problems;
  return findLostReferences({
    system: checked.system.documents,
    tournaments: checked.tournaments.documents,
    teams: checked.teams.documents,
    stages: checked.stages.documents,
    groups: checked.groups.documents,
    matches: checked.matches.documents,
    matchLogs: keptLogs(checked.matchLogs.documents),
  });
}
