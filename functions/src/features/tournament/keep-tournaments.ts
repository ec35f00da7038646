import { duplicateCup } from '@futsal-cup/domain/commands/duplicate-cup';
import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import { writeCupFile } from '@futsal-cup/domain/cup-file/write-cup-file';
import type { WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { presentDetails, presentList, presentWholeCup } from '../../presenters/present-tournament';
import { raiseCatalogue, readCatalogue, readRecord } from '../../storage/catalogue';
import { collectionsOf } from '../../storage/collections';
import { deleteCup } from '../../storage/commit-cup';
import { commitChange } from '../../storage/history/commit-change';
import { readFirstAnswer } from '../../storage/idempotency';
import { liveReference, raiseLive } from '../../storage/logs/live';
import { tournamentNotFound } from '../../storage/read-cups';
import { retryConflicts } from '../../storage/retry-conflicts';
import { nextInstant, toInstant } from '../../storage/stored';
import { writeCup } from '../../storage/write-cup';
import type { AnswerOf, CallOf } from '../route';

export async function handleGetArchivedTournaments({
  dependencies: { db },
}: CallOf<'getArchivedTournaments'>): Promise<AnswerOf<'getArchivedTournaments'>> {
  const { docs } = await collectionsOf(db).tournaments.where('isArchived', '==', true).get();
  return { archivedTournaments: presentList(docs.map((document) => document.data())) };
}

/** Takes a tournament out of the list that visitors see, or puts it back. */
export async function handleArchiveTournament({
  request: { tournamentId, isArchived },
  dependencies: { db, clock },
  actor,
}: CallOf<'archiveTournament'>): Promise<AnswerOf<'archiveTournament'>> {
  return retryConflicts(async () => {
    const [catalogue, snapshot] = await Promise.all([
      readCatalogue(db),
      readRecord(collectionsOf(db).tournaments.doc(tournamentId)),
    ]);
    const before = snapshot.data();
    if (!before) throw tournamentNotFound();
    if (before.isArchived === isArchived) return {};
    const now = clock();
    const revision = before.revision + 1;
    const updatedAt = nextInstant(before.updatedAt, now);
    const batch = db.batch();
    batch.update(snapshot.ref, { isArchived, revision, updatedAt }, { lastUpdateTime: snapshot.updateTime });
    raiseLive(batch, liveReference(db, tournamentId), { ...before, revision }, { categoryIds: null });
    raiseCatalogue(batch, catalogue);
    const after = { tournament: { ...before, isArchived, revision, updatedAt } };
    const kind = isArchived ? 'tournament-archived' : 'tournament-put-back';
    const event = { kind, name: before.name } as const;
    await commitChange(db, batch, { tournamentId, actor, before: { tournament: before }, after, now, event });
    return {};
  });
}

export async function handleDuplicateTournament({
  request: { tournamentId, ...request },
  dependencies: { db, cups, clock, newId },
  actor,
  idempotencyKey,
}: CallOf<'duplicateTournament'>): Promise<AnswerOf<'duplicateTournament'>> {
  const now = clock();
  const { first, save } = await readFirstAnswer<AnswerOf<'duplicateTournament'>>(db, idempotencyKey, now);
  if (first !== null) return first;
  const { cup } = await cups.current(tournamentId);
  const copied = duplicateCup(cup, request, { newId, now });
  if (!copied.ok) throw new ApiError([copied.error]);
  const { tournament } = copied.value;
  const instant = toInstant(now);
  const stamped = { ...tournament, createdAt: instant, updatedAt: instant };
  const answer = { tournamentDetails: presentDetails(stamped) };
  const written = await writeCup(db, copied.value, now, {
    actor,
    add: (batch) => save(batch, answer),
  });
  if (!written.ok) throw new ApiError([written.error]);
  return answer;
}

/** The tournament as administrators see it, where everybody sees it without tables. */
export async function handleGetWholeTournament({
  request: { tournamentId },
  dependencies: { cups },
}: CallOf<'getWholeTournament'>): Promise<AnswerOf<'getWholeTournament'>> {
  const { cup, version } = await cups.current(tournamentId);
  return { tournament: presentWholeCup(cup, version) };
}

export async function handleGetCupFile({
  request: { tournamentId },
  dependencies: { cups },
}: CallOf<'getCupFile'>): Promise<AnswerOf<'getCupFile'>> {
  return { cupFile: writeCupFile((await cups.current(tournamentId)).cup) };
}

/** Deletes a tournament after its name was typed to confirm. A scorer of one of its matches gets the error that the tournament is gone. */
export async function handleDeleteTournament({
  request: { tournamentId, name },
  dependencies: { db, cups, clock },
  actor,
}: CallOf<'deleteTournament'>): Promise<AnswerOf<'deleteTournament'>> {
  async function attempt(): Promise<void> {
    const catalogue = await readCatalogue(db);
    const before = await cups.current(tournamentId);
    if (nameKey(before.cup.tournament.name) !== nameKey(name)) {
      throw new ApiError([{ msg: 'typed_name_is_not_that_of_the_tournament', path: 'name' }]);
    }
    const add = (batch: WriteBatch) => raiseCatalogue(batch, catalogue);
    const event = { kind: 'tournament-deleted', name: before.cup.tournament.name } as const;
    await deleteCup(db, { before, now: clock(), actor, event, add });
  }

  await cups.inTurn(tournamentId, () => retryConflicts(attempt));
  return {};
}
