import type { Cup } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../platform/api-error';
import type { Clock } from '../platform/environment';
import { collectionsOf } from './collections';
import type { CupStore } from './cup-store';
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

/**
 * Writes what differs between two states of a cup and returns the second as it is stored. A record that is the same object in
 * both states has not changed. The tournament document comes first, with the condition that nobody has written to the cup
 * since it was read.
 */
function saveChanges(
  db: Firestore,
  batch: WriteBatch,
  { cup: before, updateTime }: CupSnapshot,
  after: Cup,
  now: number,
): StoredCup {
  const { tournamentId } = before.tournament;

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

export interface CupChange<Data> {
  /** Set for a create whose caller may send it again. */
  readonly idempotencyKey?: IdempotencyKey | null;
  /** Applies the rules: what the cup becomes, or why not. It may run several times. */
  readonly change: (cup: StoredCup, now: number) => Result<Cup>;
  readonly answer: (cup: StoredCup) => Data;
}

/**
 * Changes a cup in one commit, which only passes if nobody has written to any part of the cup since it was read. So the changes
 * of one cup come one after the other, and each is decided on everything that the last one wrote.
 */
export async function changeCup<Data>(
  { db, cups, clock }: CupStorage,
  tournamentId: string,
  { idempotencyKey = null, change, answer }: CupChange<Data>,
): Promise<Data> {
  async function attempt(): Promise<Data> {
    const now = clock();
    const { first, save } = await readFirstAnswer<Data>(db, idempotencyKey, now);
    if (first !== null) return first;
    const before = await cups.current(tournamentId);
    const result = change(before.cup, now);
    if (!result.ok) throw new ApiError([result.error]);
    const batch = db.batch();
    const cup = saveChanges(db, batch, before, result.value, now);
    const data = answer(cup);
    save(batch, data);
    const [ofTournament] = await batch.commit();
    if (ofTournament) cups.keep({ cup, updateTime: ofTournament.writeTime });
    return data;
  }

  return cups.inTurn(tournamentId, () => retryConflicts(attempt));
}

/** The answer of a change without data. */
export const noAnswer = (): Readonly<Record<string, never>> => ({});
