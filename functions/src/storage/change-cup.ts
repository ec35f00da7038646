import type { Cup } from '@futsal-cup/domain/cup/records';
import { allowed, type Result } from '@futsal-cup/domain/cup/result';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../platform/api-error';
import type { Clock } from '../platform/environment';
import { collectionsOf } from './collections';
import type { CupStore } from './cup-store';
import { commitToCup, type LiveParts, liveReference, raiseLive } from './logs/live';
import { letLogExpire, type LogChange, saveLog } from './logs/match-logs';
import { logTypedScores } from './logs/typed-scores';
import { type IdempotencyKey, readFirstAnswer } from './idempotency';
import type { CupSnapshot } from './read-cups';
import { retryConflicts } from './retry-conflicts';
import { nextInstant, type Stamps, type Stored, type StoredCup, toInstant } from './stored';

interface Collection<Entity> {
  doc(id: string): DocumentReference<Stored<Entity>>;
}

interface RecordChange<Entity extends object> {
  readonly before: readonly Stored<Entity>[];
  readonly after: readonly Entity[];
  readonly collection: Collection<Entity>;
  readonly idOf: (entity: Entity) => string;
}

/** A cup as it shall become, and the logs of its matches that change with it. */
export interface ChangedCup {
  readonly cup: Cup;
  readonly logs: readonly LogChange[];
}

/** What runs after the change. A match that is no longer there or no longer live stops running, whatever has become of it. */
function livePartsOf(before: StoredCup, { cup, logs }: ChangedCup): LiveParts {
  const changed = new Set(logs.map(({ matchId }) => matchId));
  const running = new Set(cup.matches.filter(({ state }) => state === 'live').map(({ matchId }) => matchId));
  const ended = before.matches
    .filter(({ matchId, state }) => state === 'live' && !running.has(matchId) && !changed.has(matchId))
    .map(({ matchId }) => [matchId, null] as const);
  return [...ended, ...logs.map(({ matchId, live }) => [matchId, live] as const)];
}

/**
 * Writes what differs between two states of a cup and returns the second as it is stored. A record that is the same object in
 * both states has not changed. The tournament document comes first, with the condition that nobody has written to the cup
 * since it was read.
 */
function saveChanges(
  db: Firestore,
  batch: WriteBatch,
  { cup: before, updateTime }: CupSnapshot,
  changed: ChangedCup,
  now: number,
): StoredCup {
  const { tournamentId } = before.tournament;
  const { cup: after, logs } = changed;

  function stamp<Entity extends object>(entity: Entity & Partial<Stamps>): Stored<Entity> {
    const createdAt = entity.createdAt ?? toInstant(now);
    return { ...entity, tournamentId, createdAt, updatedAt: nextInstant(entity.updatedAt, now) };
  }

  function save<Entity extends object>(change: RecordChange<Entity>): Stored<Entity>[] {
    const { collection, idOf } = change;
    const unchanged = new Map<Entity, Stored<Entity>>(change.before.map((entity) => [entity, entity]));
    const saved = change.after.map((entity) => {
      const same = unchanged.get(entity);
      if (same) return same;
      const stamped = stamp(entity);
      batch.set(collection.doc(idOf(entity)), stamped);
      return stamped;
    });
    const left = new Set(change.after.map(idOf));
    for (const entity of change.before) {
      if (!left.has(idOf(entity))) batch.delete(collection.doc(idOf(entity)));
    }
    return saved;
  }

  const { tournaments, teams, stages, groups, matches } = collectionsOf(db);
  const revision = before.tournament.revision + 1;
  batch.update(tournaments.doc(tournamentId), { revision }, { lastUpdateTime: updateTime });
  raiseLive(batch, liveReference(db, tournamentId), revision, livePartsOf(before, changed));
  for (const log of logs) saveLog(batch, log);
  const left = new Set(after.matches.map(({ matchId }) => matchId));
  for (const { matchId, logRevision } of before.matches) {
    if (logRevision !== null && !left.has(matchId)) letLogExpire(db, batch, matchId, now);
  }
  return {
    tournament: { ...before.tournament, revision },
    teams: save({ before: before.teams, after: after.teams, collection: teams, idOf: (team) => team.teamId }),
    stages: save({
      before: before.stages,
      after: after.stages,
      collection: stages,
      idOf: (stage) => stage.stageId,
    }),
    groups: save({
      before: before.groups,
      after: after.groups,
      collection: groups,
      idOf: (group) => group.groupId,
    }),
    matches: save({
      before: before.matches,
      after: after.matches,
      collection: matches,
      idOf: (match) => match.matchId,
    }),
  };
}

/** What of the function's dependencies a change of a cup needs. */
export interface CupStorage {
  readonly db: Firestore;
  readonly cups: CupStore;
  readonly clock: Clock;
}

interface Commit {
  readonly before: CupSnapshot;
  readonly changed: ChangedCup;
  readonly now: number;
  /** Adds what belongs into the same commit. */
  readonly add?: (batch: WriteBatch, cup: StoredCup) => void;
}

/** Commits a change of a cup, which passes only if nobody has written to the cup since it was read. Returns it as it is then. */
export async function commitCup(
  { db, cups }: Pick<CupStorage, 'db' | 'cups'>,
  { before, changed, now, add }: Commit,
): Promise<StoredCup> {
  const batch = db.batch();
  const cup = saveChanges(db, batch, before, changed, now);
  add?.(batch, cup);
  const [ofTournament] = await commitToCup(db, batch, cup.tournament.tournamentId);
  if (ofTournament) cups.keep({ cup, updateTime: ofTournament.writeTime });
  return cup;
}

interface ChangeOfCupAndLogs<Data> {
  /** Set for a create whose caller may send it again. */
  readonly idempotencyKey?: IdempotencyKey | null;
  /** Applies the rules: what the cup becomes, or why not. It may run several times. */
  readonly change: (cup: StoredCup, now: number) => Promise<Result<ChangedCup>>;
  readonly answer: (cup: StoredCup) => Data;
}

/**
 * Changes a cup in one commit, which only passes if nobody has written to any part of the cup since it was read. So the changes
 * of one cup come one after the other, and each is decided on everything that the last one wrote.
 */
export async function changeCupAndLogs<Data>(
  { db, cups, clock }: CupStorage,
  tournamentId: string,
  { idempotencyKey = null, change, answer }: ChangeOfCupAndLogs<Data>,
): Promise<Data> {
  async function attempt(): Promise<Data> {
    const now = clock();
    const { first, save } = await readFirstAnswer<Data>(db, idempotencyKey, now);
    if (first !== null) return first;
    const before = await cups.current(tournamentId);
    const result = await change(before.cup, now);
    if (!result.ok) throw new ApiError([result.error]);
    const add = (batch: WriteBatch, after: StoredCup) => save(batch, answer(after));
    return answer(await commitCup({ db, cups }, { before, changed: result.value, now, add }));
  }

  return cups.inTurn(tournamentId, () => retryConflicts(attempt));
}

export interface CupChange<Data> {
  readonly idempotencyKey?: IdempotencyKey | null;
  /** The account that makes the change, where it may enter a score. */
  readonly by?: string;
  readonly change: (cup: StoredCup, now: number) => Result<Cup>;
  readonly answer: (cup: StoredCup) => Data;
}

/** Changes a cup by a rule of the domain. A score that changes with it is entered in the log of its match. */
export function changeCup<Data>(
  storage: CupStorage,
  tournamentId: string,
  { by = '', change, ...rest }: CupChange<Data>,
): Promise<Data> {
  return changeCupAndLogs(storage, tournamentId, {
    ...rest,
    async change(cup, now) {
      const result = change(cup, now);
      return result.ok ? allowed(await logTypedScores(storage.db, cup, result.value, { by, now })) : result;
    },
  });
}

/** The answer of a change without data. */
export const noAnswer = (): Readonly<Record<string, never>> => ({});
