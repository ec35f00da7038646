import type { ErrorCode } from '../cup/error-codes/error-codes';
import { isId } from '../cup/fields';
import { unflattenSides } from '../cup/flat-match';
import { stateByScore } from '../cup/outcome';
import type { Group, Match, Stage, Team } from '../cup/records';
import { findBrokenRules, isLaterRule } from '../rules/find-broken-rules';
import { DOCUMENT_SCHEMAS, type StoredCollection, type StoredDocument } from './document-schemas';

/** A problem of a document: `path` reads like `teams/AbC.players.2.name`, `msg` is an error code or a sentence. */
export interface DocumentProblem {
  readonly path: string;
  readonly msg: string;
}

/** Unchecked documents by collection and id. */
export type ClaimedCollections = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

type Documents<Name extends StoredCollection> = ReadonlyMap<string, StoredDocument<Name>>;

function isKnown(name: string): name is StoredCollection {
  return Object.hasOwn(DOCUMENT_SCHEMAS, name);
}

/** The documents of a collection that follow its schema; what is wrong with the others is added to the problems. */
function checkCollection<Name extends StoredCollection>(
  collections: ClaimedCollections,
  name: Name,
  problems: DocumentProblem[],
): Documents<Name> {
  const schema = DOCUMENT_SCHEMAS[name];
  const documents = new Map<string, StoredDocument<Name>>();
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
  return documents;
}

type Parts = { readonly [Name in StoredCollection]: Documents<Name> };

/** The logs of a deleted tournament stay for a while, because it may be restored; the match of a log may have been deleted. */
function keptLogs(logs: Documents<'matchLogs'>): Documents<'matchLogs'> {
  return new Map([...logs].filter(([, { expiresAt }]) => expiresAt === undefined));
}

function findLostParts({ tournaments, matchLogs, plans, ...parts }: Parts): DocumentProblem[] {
  const { teams, stages, groups, matches, pictures } = parts;
  const ofTournaments = { teams, stages, groups, matches, matchLogs: keptLogs(matchLogs) };
  const lost = (path: string, tournamentId: string): DocumentProblem[] => {
    if (tournaments.has(tournamentId)) return [];
    return [{ path, msg: `There is no tournaments/${tournamentId} in its tournament.` }];
  };
  return [
    ...Object.entries(ofTournaments).flatMap(([name, documents]) =>
      [...documents].flatMap(([id, { tournamentId }]) => lost(`${name}/${id}.tournamentId`, tournamentId)),
    ),
    ...[...tournaments].flatMap(([id, { logo, sponsors = [] }]) =>
      [logo, ...sponsors.map(({ picture }) => picture)].flatMap((picture) =>
        !picture || pictures.has(picture.pictureId)
          ? []
          : [{ path: `tournaments/${id}`, msg: `There is no pictures/${picture.pictureId}.` }],
      ),
    ),
    // The id of a plan is that of its tournament.
    ...[...plans.keys()].flatMap((id) => lost(`plans/${id}`, id)),
  ];
}

type Part = 'teams' | 'stages' | 'groups' | 'matches';

/** The records of each tournament, by its id. */
function recordsOf<Name extends Part, Entity>(
  documents: Documents<Name>,
  toRecord: (id: string, document: StoredDocument<Name>) => Entity,
): (tournamentId: string) => readonly Entity[] {
  const byTournament = new Map<string, Entity[]>();
  for (const [id, document] of documents) {
    const records = byTournament.get(document.tournamentId) ?? [];
    records.push(toRecord(id, document));
    byTournament.set(document.tournamentId, records);
  }
  return (tournamentId) => byTournament.get(tournamentId) ?? [];
}

function toMatch(matchId: string, document: StoredDocument<'matches'>): Match {
  const sides = unflattenSides(document);
  // Matches that are older than the logs have none of these three fields.
  const defaults = { state: stateByScore(sides), isForfeit: false, logRevision: null };
  return { ...defaults, ...document, ...sides, matchId };
}

/** Each cup has to keep the rules of a cup that held when it was stored. A record of another tournament is not there for it. */
function findRulesBroken({ tournaments, ...parts }: Parts): DocumentProblem[] {
  const teams = recordsOf<'teams', Team>(parts.teams, (teamId, team) => ({ ...team, teamId }));
  const stages = recordsOf<'stages', Stage>(parts.stages, (stageId, stage) => ({ ...stage, stageId }));
  const groups = recordsOf<'groups', Group>(parts.groups, (groupId, group) => ({ ...group, groupId }));
  const matches = recordsOf<'matches', Match>(parts.matches, toMatch);
  return [...tournaments].flatMap(([id, tournament]) => {
    const cup = { teams: teams(id), stages: stages(id), groups: groups(id), matches: matches(id) };
    const broken = findBrokenRules({ ...cup, tournament }).filter((rule) => !isLaterRule(rule));
    return broken.map(({ msg, path, field }) => ({
      path: [path in cup ? `tournaments/${id}.${path}` : path, field ?? []].flat().join('.'),
      msg,
    }));
  });
}

/**
 * Checks documents that are about to replace everything stored: each against the schema of its collection, each id against the rule for
 * ids, and each cup against the rules of a cup. Returns all problems. It never throws, whatever it gets.
 */
export function findDocumentProblems(collections: ClaimedCollections): DocumentProblem[] {
  const problems: DocumentProblem[] = Object.keys(collections)
    .filter((name) => !isKnown(name))
    .map((name) => ({ path: name, msg: 'There is no such collection.' }));
  const parts: Parts = {
    system: checkCollection(collections, 'system', problems),
    tournaments: checkCollection(collections, 'tournaments', problems),
    teams: checkCollection(collections, 'teams', problems),
    stages: checkCollection(collections, 'stages', problems),
    groups: checkCollection(collections, 'groups', problems),
    matches: checkCollection(collections, 'matches', problems),
    matchLogs: checkCollection(collections, 'matchLogs', problems),
    plans: checkCollection(collections, 'plans', problems),
    pictures: checkCollection(collections, 'pictures', problems),
  };
  return problems.length > 0 ? problems : [...findLostParts(parts), ...findRulesBroken(parts)];
}
