import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { type Refusal, refused } from '@futsal-cup/domain/cup/result';
import { kindOf } from '@futsal-cup/domain/history/recorded-change';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { apiError, ApiError } from '../../platform/api-error';
import { isTournamentTaken, raiseCatalogue, readCatalogue } from '../catalogue';
import { commitCup, type CupStorage, deleteCup } from '../commit-cup';
import { type LogSnapshot, readLogs } from '../logs/match-logs';
import { logTypedScores } from '../logs/typed-scores';
import { type CupSnapshot, readCup, tournamentNotFound } from '../read-cups';
import { retryConflicts } from '../retry-conflicts';
import type { StoredCup } from '../stored';
import type { Actor } from './actor';
import { historyOf, newEntryId, type StoredEntry } from './entries';
import { type KeptRecords, unpackRecords } from './kept-records';
import { hasDeletedCup, putBack } from './put-back';

/** Why an entry can never be undone, whatever the state of its cup; null where that depends on the cup. */
export function findLastingObstacle(entry: StoredEntry, now: number): ErrorCode | null {
  if (entry.expiresAt.toMillis() <= now) return 'change_is_too_old_to_undo';
  if (entry.undoneBy !== null) return 'change_was_undone_already';
  const { what } = entry.change;
  const isKept = entry.records !== null && what === 'score-removed';
  if (kindOf(what) === 'result' && !isKept) return 'result_is_changed_in_its_log';
  return entry.records === null ? 'change_cannot_be_undone' : null;
}

interface ReadEntry {
  readonly snapshot: DocumentSnapshot<StoredEntry>;
  readonly entry: StoredEntry;
  readonly tournamentId: string;
  readonly kept: KeptRecords;
}

async function readEntry(db: Firestore, entryId: string, now: number): Promise<ReadEntry> {
  const snapshot = await historyOf(db).doc(entryId).get();
  const entry = snapshot.data();
  if (!entry) throw new ApiError([{ msg: 'history_entry_not_found', path: 'entryId' }]);
  const obstacle = findLastingObstacle(entry, now);
  if (obstacle) throw apiError(obstacle);
  const { tournamentId, records } = entry;
  if (tournamentId === null || records === null) throw apiError('change_cannot_be_undone');
  return { snapshot, entry, tournamentId, kept: unpackRecords(records) };
}

/**
 * The cup that an undo changes. A deleted cup is looked up in the database: it must not exist there, and the cups in memory do not show
 * that.
 */
async function readPresent(
  { db, cups }: CupStorage,
  { tournamentId, kept }: ReadEntry,
): Promise<CupSnapshot | null> {
  return hasDeletedCup(kept) ? readCup(db, tournamentId) : cups.find(tournamentId);
}

async function readReturningLogs(
  db: Firestore,
  before: StoredCup | undefined,
  after: StoredCup,
): Promise<readonly LogSnapshot[]> {
  const present = new Set(before?.matches.map(({ matchId }) => matchId));
  const returning = after.matches.filter(
    ({ matchId, logRevision }) => logRevision !== null && !present.has(matchId),
  );
  const logs = await readLogs(
    db,
    returning.map(({ matchId }) => matchId),
  );
  return [...logs.values()];
}

/** The catalogue where the undo raises its revision: for a change that creates or deletes a tournament, or changes its details. */
async function readCatalogueFor(db: Firestore, { kept }: ReadEntry): Promise<DocumentSnapshot | null> {
  return kept.tournaments.length > 0 ? readCatalogue(db) : null;
}

/** Whether the undo would give a tournament a name and date that another tournament has. */
export async function findTaken(
  db: Firestore,
  kept: KeptRecords,
  after: StoredCup | null,
): Promise<Refusal | null> {
  if (!after || kept.tournaments.length === 0) return null;
  return (await isTournamentTaken(db, after.tournament))
    ? refused('tournament_already_exists', 'name')
    : null;
}

async function attempt(storage: CupStorage, read: ReadEntry, actor: Actor, now: number): Promise<void> {
  const { db } = storage;
  const { snapshot, entry, kept } = read;
  const catalogue = await readCatalogueFor(db, read);
  const before = await readPresent(storage, read);
  const result = putBack(before?.cup ?? null, kept);
  if (!result.ok) {
    // Somebody else may have undone the change since its entry was read.
    await readEntry(db, snapshot.id, now);
    throw new ApiError([result.error]);
  }
  const after = result.value;
  const undoneBy = newEntryId(now);
  const { change, isUndo } = entry;
  const event = { kind: 'undo', entryId: snapshot.id, change, isUndo, undoneBy } as const;
  const add = (batch: WriteBatch) => {
    batch.update(snapshot.ref, { undoneBy }, { lastUpdateTime: snapshot.updateTime });
    if (catalogue) raiseCatalogue(batch, catalogue);
  };
  if (after) {
    const taken = await findTaken(db, kept, after);
    if (taken) throw new ApiError([taken.error]);
    const returning = await readReturningLogs(db, before?.cup, after);
    // A score comes back as a new entry of the log that took it away.
    const { cup, logs } =
      before && change.what === 'score-removed'
        ? await logTypedScores(db, before.cup, after, { actor, now })
        : { cup: after, logs: [] };
    const changed = { cup, logs, returning, event };
    await commitCup(storage, { before, changed, now, actor, add });
  } else {
    if (!before) throw tournamentNotFound();
    await deleteCup(db, { before, now, actor, event, add });
  }
}

/**
 * Undoes a change in one commit: its records get their earlier content, with new stamps. It passes only if neither the cup nor the entry
 * has been written since both were read. The undo is a change like any other, so it can be undone too.
 */
export async function undoChange(storage: CupStorage, entryId: string, actor: Actor): Promise<void> {
  const { db, cups, clock } = storage;
  let read: ReadEntry | null = await readEntry(db, entryId, clock());
  await cups.inTurn(read.tournamentId, () =>
    retryConflicts(async () => {
      const now = clock();
      const known = read ?? (await readEntry(db, entryId, now));
      read = null;
      await attempt(storage, known, actor, now);
    }),
  );
}
