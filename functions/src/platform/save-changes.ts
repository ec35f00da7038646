import type { Cup } from '@futsal-cup/domain/cup/records';
import type { DocumentReference, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { toInstant } from './clock';
import { collectionsOf } from './collections';
import type { CupSnapshot } from './read-cup';
import type { Stamps, Stored, StoredCup } from './stored';

/** The instant of a write, always later than that of the last one to the same record. */
export function nextInstant(last: string | undefined, now: number): string {
  return toInstant(last === undefined ? now : Math.max(now, Date.parse(last) + 1));
}

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
 * Writes what differs between two states of a cup, and nothing else: a record that is the very same object in both has not
 * changed. The tournament document comes first and lets the commit fail if anybody has written to the cup since it was read.
 * Gives back the state after, as it is stored.
 */
export function saveChanges(
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
