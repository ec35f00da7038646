import { isDeepStrictEqual } from 'node:util';
import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import type { Cup } from '@futsal-cup/domain/cup/records';
import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import { changedCategories } from '@futsal-cup/domain/cup/changed-categories';
import { type CupSpan, isSameSpan, NO_SPAN, spanOf } from '@futsal-cup/domain/schedule/cup-span';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { type LiveMatch, liveMatchOf } from '@futsal-cup/domain/match-log/match-of-log';
import {
  type DocumentReference,
  FieldValue,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { collectionsOf } from './collections';
import type { ChangeToRecord } from './history/record-change';
import { type LiveParts, liveReference, newLive, raiseLive } from './logs/live';
import { keepLog, letLogExpire, type LogChange, type LogSnapshot, saveLog } from './logs/match-logs';
import type { CupSnapshot } from './read-cups';
import {
  firstRevision,
  nextInstant,
  type Stamps,
  type Stored,
  type StoredCup,
  type StoredTournament,
  toInstant,
} from './stored';

/** A cup after its change, the logs of its matches that change with it, and the event for the history. */
export interface ChangedCup extends Pick<ChangeToRecord, 'event'> {
  readonly cup: Cup;
  readonly logs: readonly LogChange[];
  /** The logs of restored matches, whose expiry is to be cancelled. */
  readonly returning?: readonly LogSnapshot[];
}

/** A cup as it was read, null for a new one, and the cup after the change. */
export interface CupWrite {
  readonly before: CupSnapshot | null;
  readonly changed: ChangedCup;
  readonly now: number;
}

interface Collection<Entity> {
  doc(id: string): DocumentReference<Stored<Entity>>;
}

function liveAgain({
  cup,
  returning = [],
}: ChangedCup): (readonly [matchId: string, live: LiveMatch | null])[] {
  const running = new Map(
    cup.matches.filter(({ state }) => state === 'live').map((match) => [match.matchId, match]),
  );
  return returning.flatMap(({ reference: { id }, log }) => {
    const match = running.get(id);
    return log && match
      ? [[id, liveMatchOf(foldLog(log.entries, matchRulesOf(cup, match)), log.revision)] as const]
      : [];
  });
}

/** The live parts after the change. A match that was deleted or is no longer live is removed, whatever the reason. */
function livePartsOf(before: StoredCup | undefined, changed: ChangedCup): LiveParts {
  const { cup, logs } = changed;
  const logged = new Set(logs.map(({ matchId }) => matchId));
  const running = new Set(cup.matches.filter(({ state }) => state === 'live').map(({ matchId }) => matchId));
  const ended = (before?.matches ?? [])
    .filter(({ matchId, state }) => state === 'live' && !running.has(matchId) && !logged.has(matchId))
    .map(({ matchId }) => [matchId, null] as const);
  return [...ended, ...logs.map(({ matchId, live }) => [matchId, live] as const), ...liveAgain(changed)];
}

function saveNewTournament(
  db: Firestore,
  batch: WriteBatch,
  changed: ChangedCup,
  now: number,
): StoredTournament {
  const { tournament }: { readonly tournament: Cup['tournament'] & Partial<StoredTournament> } = changed.cup;
  const { tournamentId, createdAt = toInstant(now), revision = 0, isArchived = false } = tournament;
  const stored = {
    ...tournament,
    isArchived,
    createdAt,
    updatedAt: nextInstant(tournament.updatedAt, now),
    revision: Math.max(firstRevision(now), revision + 1),
    span: spanOf(changed.cup.matches),
  };
  batch.create(collectionsOf(db).tournaments.doc(tournamentId), stored);
  const running = livePartsOf(undefined, changed).flatMap(([id, live]) =>
    live ? [[id, live] as const] : [],
  );
  const matches = Object.fromEntries(running);
  batch.set(liveReference(db, tournamentId), newLive(stored, matches));
  return stored;
}

/**
 * The span of the matches after a change. It is the same object where the span has not changed, so that the caller can compare by identity.
 */
function spanAfter({ tournament: { span: last = NO_SPAN } }: StoredCup, { matches }: Cup): CupSpan {
  const span = spanOf(matches);
  return isSameSpan(last, span) ? last : span;
}

/** Whether a record is gone after a change, or a match or a place from its group; the plan of a cup tells nothing to visitors. */
function hasRemoved(before: Cup, after: Cup): boolean {
  const idsOf = ({ teams, stages, groups, matches }: Cup) => [
    ...teams.map(({ teamId }) => teamId),
    ...stages.map(({ stageId }) => stageId),
    ...groups.map(({ groupId }) => groupId),
    ...matches.map(({ matchId, groupId }) => `${matchId} of ${groupId}`),
    ...groups.flatMap(({ groupId, places = [] }) =>
      places.map((place) => `${groupId} takes ${canonical(place)}`),
    ),
  ];
  const left = new Set(idsOf(after));
  return idsOf(before).some((id) => !left.has(id));
}

/** A message is no detail: whoever edits the details meanwhile can still save them. */
function updatedAtOf(before: StoredTournament, after: Cup['tournament'], now: number): string {
  const isMessageAlone =
    before.message !== after.message &&
    isDeepStrictEqual({ ...before, message: null }, { ...after, message: null });
  return isMessageAlone ? before.updatedAt : nextInstant(before.updatedAt, now);
}

function saveTournament(
  db: Firestore,
  batch: WriteBatch,
  { cup: before, updateTime: lastUpdateTime }: CupSnapshot,
  changed: ChangedCup,
  now: number,
): StoredTournament {
  const revision = before.tournament.revision + 1;
  const { tournament } = changed.cup;
  const updatedAt = updatedAtOf(before.tournament, tournament, now);
  const isSame = tournament === before.tournament;
  const span = spanAfter(before, changed.cup);
  const { lostAt: last } = before.tournament;
  const lostAt = hasRemoved(before, changed.cup) ? nextInstant(last, now) : last;
  const raised = {
    revision,
    ...(span !== (before.tournament.span ?? NO_SPAN) && { span }),
    ...(lostAt !== undefined && { lostAt }),
  };
  const { tournamentId, ...details } = {
    ...tournament,
    ...(before.tournament.span && { span }),
    ...raised,
    updatedAt,
  };
  const reference = collectionsOf(db).tournaments.doc(tournamentId);
  // An undo may bring back a tournament from before one of its fields was set.
  const unset = Object.keys(before.tournament).filter((field) => !(field in tournament));
  const deleted = Object.fromEntries(unset.map((field) => [field, FieldValue.delete()]));
  batch.update(reference, isSame ? raised : { ...deleted, ...details }, { lastUpdateTime });
  raiseLive(
    batch,
    liveReference(db, tournamentId),
    { ...tournament, revision },
    {
      parts: livePartsOf(before, changed),
      categoryIds: isSame ? changedCategories(before, changed.cup) : null,
    },
  );
  const kept = Object.entries(before.tournament).filter(([field]) => field in tournament);
  return { ...(Object.fromEntries(kept) as StoredTournament), ...(isSame ? raised : details) };
}

/** Sets an expiry on the logs of deleted matches. */
function letLogsExpire(db: Firestore, batch: WriteBatch, before: Cup, after: Cup | null, now: number): void {
  const left = new Set(after?.matches.map(({ matchId }) => matchId));
  for (const { matchId, logRevision } of before.matches) {
    if (logRevision !== null && !left.has(matchId)) letLogExpire(db, batch, matchId, now);
  }
}

/** The clocks of two processes differ: no write is earlier than what it follows. */
function notBefore({ tournament, teams, stages, groups, matches }: StoredCup, now: number): number {
  const records: readonly Pick<Stamps, 'updatedAt'>[] = [
    tournament,
    ...teams,
    ...stages,
    ...groups,
    ...matches,
  ];
  return records.reduce((latest, { updatedAt }) => Math.max(latest, Date.parse(updatedAt)), now);
}

/**
 * Writes the differences between two states of a cup and returns the second as it is stored. A record that is the same object in both
 * states has not changed. The tournament document comes first, on the condition that nobody has written to the cup since it was read.
 */
export function saveCup(db: Firestore, batch: WriteBatch, write: CupWrite): StoredCup {
  const { before, changed } = write;
  const now = before ? notBefore(before.cup, write.now) : write.now;
  const { cup: after, logs, returning = [] } = changed;
  const { tournamentId } = after.tournament;

  function stamp<Entity extends object>(entity: Entity & Partial<Stamps>): Stored<Entity> {
    const createdAt = entity.createdAt ?? toInstant(now);
    return { ...entity, tournamentId, createdAt, updatedAt: nextInstant(entity.updatedAt, now) };
  }

  function save<Entity extends object>(
    collection: Collection<Entity>,
    idOf: (entity: Entity) => string,
    present: readonly Entity[],
    old: readonly Stored<Entity>[] = [],
  ): Stored<Entity>[] {
    const unchanged = new Map<Entity, Stored<Entity>>(old.map((entity) => [entity, entity]));
    const saved = present.map((entity) => {
      const same = unchanged.get(entity);
      if (same) return same;
      const stamped = stamp(entity);
      batch.set(collection.doc(idOf(entity)), stamped);
      return stamped;
    });
    const left = new Set(present.map(idOf));
    for (const entity of old) {
      if (!left.has(idOf(entity))) batch.delete(collection.doc(idOf(entity)));
    }
    return saved;
  }

  const tournament = before
    ? saveTournament(db, batch, before, changed, now)
    : saveNewTournament(db, batch, changed, now);
  for (const log of logs) saveLog(batch, log);
  for (const log of returning) keepLog(batch, log);
  const old = before?.cup;
  if (old) letLogsExpire(db, batch, old, after, now);
  const { teams, stages, groups, matches, plans } = collectionsOf(db);
  const [plan = null] = save(
    plans,
    () => tournamentId,
    after.plan ? [after.plan] : [],
    old?.plan ? [old.plan] : [],
  );
  return {
    tournament,
    plan,
    teams: save(teams, ({ teamId }) => teamId, after.teams, old?.teams),
    stages: save(stages, ({ stageId }) => stageId, after.stages, old?.stages),
    groups: save(groups, ({ groupId }) => groupId, after.groups, old?.groups),
    matches: save(matches, ({ matchId }) => matchId, after.matches, old?.matches),
  };
}

/**
 * Deletes a cup with everything that belongs to it, on the condition that nobody has written to it since it was read. The logs of its
 * matches stay for as long as its history.
 */
export function removeCup(
  db: Firestore,
  batch: WriteBatch,
  { cup, updateTime: lastUpdateTime }: CupSnapshot,
  now: number,
): void {
  const { tournaments, teams, stages, groups, matches, plans } = collectionsOf(db);
  const { tournamentId } = cup.tournament;
  batch.delete(tournaments.doc(tournamentId), { lastUpdateTime });
  batch.delete(liveReference(db, tournamentId));
  letLogsExpire(db, batch, cup, null, now);
  for (const { teamId } of cup.teams) batch.delete(teams.doc(teamId));
  for (const { stageId } of cup.stages) batch.delete(stages.doc(stageId));
  for (const { groupId } of cup.groups) batch.delete(groups.doc(groupId));
  for (const { matchId } of cup.matches) batch.delete(matches.doc(matchId));
  if (cup.plan) batch.delete(plans.doc(tournamentId));
}
