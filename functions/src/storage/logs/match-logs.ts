import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import type { Sides } from '@futsal-cup/domain/cup/sides';
import type { CourtLeft } from '@futsal-cup/domain/match-log/courts-left';
import { arrivalAfter, type Entry, type EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { isWithinReserve } from '@futsal-cup/domain/match-log/judge';
import type { MovedEntries } from '@futsal-cup/domain/match-log/moved-entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { type LiveMatch, liveMatchOf, matchOfLog } from '@futsal-cup/domain/match-log/match-of-log';
import { scoreBeforeLog } from '@futsal-cup/domain/match-log/typed-score';
import { randomUUID } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  Timestamp,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { apiError } from '../../platform/api-error';
import { firstRevision, nextInstant, type Stored } from '../stored';

/** A document of `matchLogs`; its id is that of the match. */
export interface StoredLog {
  readonly tournamentId: string;
  /**
   * The revision, which every commit of the log raises. It begins like the revision of a cup, so that one revision never stands for two
   * different lists of entries.
   */
  readonly revision: number;
  readonly entries: readonly Entry[];
  /** The latest names of the devices and accounts that made the entries, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The entries that were moved to another match. Older logs have none. */
  readonly moved?: MovedEntries | null;
  /** The courts that the match has left since it had entries. */
  readonly courtsLeft?: readonly CourtLeft[];
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A log as it was read; null where nothing has been entered. */
export interface LogSnapshot {
  readonly reference: DocumentReference;
  readonly log: StoredLog | null;
  readonly updateTime: Timestamp | undefined;
}

export function logReference(db: Firestore, matchId: string): DocumentReference {
  return db.collection('matchLogs').doc(matchId);
}

export function toLogSnapshot(snapshot: DocumentSnapshot): LogSnapshot {
  const { ref: reference, updateTime } = snapshot;
  return { reference, log: (snapshot.data() as StoredLog | undefined) ?? null, updateTime };
}

/** The log of a match that is just being made, which nobody can have written to. */
export function newLog(db: Firestore, matchId: string): LogSnapshot {
  return { reference: logReference(db, matchId), log: null, updateTime: undefined };
}

export async function readLogs(
  db: Firestore,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, LogSnapshot>> {
  if (matchIds.length === 0) return new Map();
  const snapshots = await db.getAll(...matchIds.map((matchId) => logReference(db, matchId)));
  return new Map(snapshots.map((snapshot) => [snapshot.id, toLogSnapshot(snapshot)]));
}

/** The entries of a match; a score from before its log counts as the first entry. */
export function entriesOf({ log }: Pick<LogSnapshot, 'log'>, match: Stored<Match>): readonly Entry[] {
  return log?.entries ?? scoreBeforeLog(match);
}

/** Adds entries that an administrator has made outside of the log. */
export function addFacts(
  entries: readonly Entry[],
  facts: readonly EntryFacts[],
  { by, now }: { readonly by: string; readonly now: number },
): readonly Entry[] {
  const log = [...entries];
  for (const fact of facts) {
    log.push({ ...fact, entryId: randomUUID(), at: now, by, receivedAt: arrivalAfter(log, now) });
  }
  if (facts.length > 0 && !isWithinReserve(log)) throw apiError('match_log_is_full');
  return log;
}

/** A log as it will be written, and the live part of the match for visitors. */
export interface LogChange {
  readonly matchId: string;
  readonly before: LogSnapshot;
  readonly after: StoredLog;
  readonly live: LiveMatch | null;
}

interface NewEntries {
  readonly cup: Pick<Cup, 'tournament' | 'stages'>;
  readonly match: Match;
  readonly teams: Sides<string | null> | undefined;
  readonly entries: readonly Entry[];
  readonly names?: Readonly<Record<string, string>>;
  /** The record of moved entries, given only where it changes. */
  readonly moved?: MovedEntries | null;
}

function bothTeams(teams: Sides<string | null> | undefined): Sides<string> | null {
  if (!teams) return null;
  const { local, visitor } = teams;
  return local === null || visitor === null ? null : { local, visitor };
}

/** The log with the given entries, and the match as it follows from them. */
export function changeLog(
  before: LogSnapshot,
  { cup, match, teams, entries, names, moved = before.log?.moved ?? null }: NewEntries,
  now: number,
): { readonly change: LogChange; readonly match: Match } {
  const revision = before.log ? before.log.revision + 1 : firstRevision(now);
  const updatedAt = nextInstant(before.log?.updatedAt, now);
  const { matchId } = match;
  const folded = foldLog(entries, matchRulesOf(cup, match));
  const after = {
    tournamentId: cup.tournament.tournamentId,
    revision,
    entries,
    names: { ...before.log?.names, ...names },
    moved,
    createdAt: before.log?.createdAt ?? updatedAt,
    updatedAt,
  };
  return {
    change: { matchId, before, after, live: liveMatchOf(folded, revision) },
    match: matchOfLog(match, folded, { teams: bothTeams(teams), revision }),
  };
}

/** Writes the log on the condition that nobody has written to it since it was read. */
export function saveLog(batch: WriteBatch, { before, after }: LogChange): void {
  const { reference, updateTime: lastUpdateTime } = before;
  if (lastUpdateTime) batch.update(reference, { ...after }, { lastUpdateTime });
  else batch.create(reference, after);
}

const KEPT_AFTER_DELETION_MS = 90 * 24 * 60 * 60 * 1_000;

/** The log of a deleted match stays stored for 90 days, so that one click does not destroy a scorer's entries. */
export function letLogExpire(db: Firestore, batch: WriteBatch, matchId: string, now: number): void {
  const expiresAt = Timestamp.fromMillis(now + KEPT_AFTER_DELETION_MS);
  batch.set(logReference(db, matchId), { expiresAt }, { merge: true });
}

/** Cancels the expiry of a log whose match is restored. */
export function keepLog(
  batch: WriteBatch,
  { reference, log, updateTime: lastUpdateTime }: LogSnapshot,
): void {
  if (log && lastUpdateTime) batch.update(reference, { expiresAt: FieldValue.delete() }, { lastUpdateTime });
}
