import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { Match } from '@futsal-cup/domain/cup/records';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { type LiveMatch, liveMatchOf } from '@futsal-cup/domain/match-log/match-of-log';
import {
  type DocumentReference,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore';
import { readCatalogue, readRecord } from '../catalogue';
import { collectionsOf } from '../collections';
import { retryConflicts } from '../retry-conflicts';
import type { StoredTournament } from '../stored';
import { logReference, type StoredLog } from './match-logs';

/**
 * A document of `live`, the head of a cup: `revision` is that of its tournament, `matches` are those that are being played. It says where
 * everybody sees no results, so that open pages which ask for the running scores cost no read of the tournament. `categories` has, by the id of
 * each category, the revision at which something of it has last changed.
 */
export interface Live {
  readonly revision: number;
  readonly hidesResults?: true | 'in-categories';
  readonly categories?: Readonly<Record<string, number>>;
  readonly matches: Readonly<Record<string, LiveMatch>>;
}

export function liveReference(db: Firestore, tournamentId: string): DocumentReference<Live> {
  return db.collection('live').doc(tournamentId) as DocumentReference<Live>;
}

/** The live parts of matches that change; null for a match that is not, or no longer, being played. */
export type LiveParts = readonly (readonly [matchId: string, live: LiveMatch | null])[];

function partFields(parts: LiveParts): unknown[] {
  return parts.flatMap(([matchId, live]) => [new FieldPath('matches', matchId), live ?? FieldValue.delete()]);
}

/** Writes the running matches one by one and without a condition, because the commit is conditional on the log of each match. */
export function saveLive(batch: WriteBatch, reference: DocumentReference<Live>, parts: LiveParts): void {
  const [field, value, ...others] = partFields(parts);
  batch.update(reference as DocumentReference, field as FieldPath, value, ...others);
}

type HeadOfTournament = Pick<StoredTournament, 'revision' | 'shown' | 'categories'>;

/** Whether the results of all matches, or of those of some categories, are not for everybody. */
function hidesResults({ shown, categories = [] }: HeadOfTournament): Live['hidesResults'] {
  const isHidden = shown === 'no-results';
  if (categories.length === 0) return isHidden ? true : undefined;
  return isHidden || categories.some(({ rules }) => rules?.shown === 'no-results')
    ? 'in-categories'
    : undefined;
}

/** The head of a new cup. */
export function newLive(tournament: HeadOfTournament, matches: Live['matches'] = {}): Live {
  const { revision, categories = [] } = tournament;
  const hidden = hidesResults(tournament);
  const revisions = Object.fromEntries(categories.map(({ categoryId }) => [categoryId, revision]));
  return {
    revision,
    ...(hidden && { hidesResults: hidden }),
    ...(categories.length > 0 && { categories: revisions }),
    matches,
  };
}

/** What a commit changes of the head: the running matches, and the categories with a change; null where the tournament itself has changed. */
export interface HeadChange {
  readonly parts?: LiveParts;
  readonly categoryIds: readonly string[] | null;
}

function categoryFields({ revision, categories = [] }: HeadOfTournament, ids: HeadChange['categoryIds']) {
  if (ids) return ids.flatMap((categoryId) => [new FieldPath('categories', categoryId), revision]);
  const all = Object.fromEntries(categories.map(({ categoryId }) => [categoryId, revision]));
  return ['categories', categories.length > 0 ? all : FieldValue.delete()];
}

/** Writes the running matches in a commit that changes the view, and so raises the revision of the head to that of the tournament. */
export function raiseLive(
  batch: WriteBatch,
  reference: DocumentReference<Live>,
  tournament: HeadOfTournament,
  { parts = [], categoryIds }: HeadChange,
): void {
  batch.update(
    reference as DocumentReference,
    'revision',
    tournament.revision,
    'hidesResults',
    hidesResults(tournament) ?? FieldValue.delete(),
    ...categoryFields(tournament, categoryIds),
    ...partFields(parts),
  );
}

async function readRunning(
  db: Firestore,
  transaction: Transaction,
  tournament: StoredTournament,
): Promise<Record<string, LiveMatch>> {
  const collections = collectionsOf(db);
  const running = collections.matches
    .where('tournamentId', '==', tournament.tournamentId)
    .where('state', '==', 'live');
  const { docs } = await transaction.get(running);
  const matches: Record<string, LiveMatch> = {};
  const readMatch = async (match: Match) => {
    const [stage, document] = await Promise.all([
      transaction.get(collections.stages.doc(match.stageId)),
      transaction.get(logReference(db, match.matchId)),
    ]);
    const stages = [stage.data()].filter((found) => found !== undefined);
    const log = document.data() as StoredLog | undefined;
    const rules = matchRulesOf({ tournament, stages }, match);
    const live = log && liveMatchOf(foldLog(log.entries, rules), log.revision);
    if (live) matches[match.matchId] = live;
  };
  await Promise.all(docs.map((document) => readMatch(document.data())));
  return matches;
}

/** Creates the head of a cup. Returns null when the tournament was deleted meanwhile. */
async function createLive(db: Firestore, tournamentId: string): Promise<Live | null> {
  const tournament = collectionsOf(db).tournaments.doc(tournamentId);
  const read = await db.runTransaction(
    async (transaction) => {
      const snapshot = await transaction.get(tournament);
      const stored = snapshot.data();
      const { updateTime } = snapshot;
      return stored && { stored, updateTime, matches: await readRunning(db, transaction, stored) };
    },
    { readOnly: true },
  );
  if (!read) return null;
  const { stored, updateTime: lastUpdateTime, matches } = read;
  const live = newLive({ ...stored, revision: stored.revision + 1 }, matches);
  const batch = db.batch();
  batch.update(tournament, { revision: live.revision }, { lastUpdateTime });
  batch.create(liveReference(db, tournamentId), live);
  await batch.commit();
  return live;
}

/**
 * The head of a cup, or null when there is no such cup. An older or restored cup may have no head. Then the head is created, which counts
 * as a change of the cup, so that no commit is based on an earlier read.
 */
export async function readLive(db: Firestore, tournamentId: string): Promise<Live | null> {
  const tournament = collectionsOf(db).tournaments.doc(tournamentId);
  return retryConflicts(async () => {
    const live = (await liveReference(db, tournamentId).get()).data();
    if (live) return live;
    return (await readRecord(tournament)).exists ? createLive(db, tournamentId) : null;
  });
}

/** Firestore's code for a commit that updates a document which is not there. */
const NOT_FOUND = 5;

/**
 * Commits a write to a cup. A missing document may be the tournament, because a backup is being restored: then trying again is of no use.
 * Or it is the head of the cup: then the head is created, and the write can be tried again.
 */
export async function commitToCup(
  db: Firestore,
  batch: WriteBatch,
  tournamentId: string,
): Promise<WriteResult[]> {
  try {
    return await batch.commit();
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === NOT_FOUND;
    if (isMissing) {
      await readCatalogue(db);
      await readLive(db, tournamentId);
    }
    throw error;
  }
}
