import {
  createTournament,
  editTournament,
  haveSameListing,
  withCategories,
} from '@futsal-cup/domain/commands/tournaments';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import { shownInPart } from '@futsal-cup/domain/cup/shown';
import { findCategoryInUse } from '@futsal-cup/domain/rules/in-categories';
import { findTablesNeeded } from '@futsal-cup/domain/rules/taken-places';
import { NO_SPAN } from '@futsal-cup/domain/schedule/cup-span';
import type { CommandResult } from '@futsal-cup/domain/commands/cup-event';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { presentDetails } from '../../presenters/present-tournament';
import { isTournamentTaken, raiseCatalogue, readCatalogue, readRecord } from '../../storage/catalogue';
import { collectionsOf } from '../../storage/collections';
import { commitChange } from '../../storage/history/commit-change';
import { readFirstAnswer } from '../../storage/idempotency';
import { liveReference, newLive, raiseLive } from '../../storage/logs/live';
import { tournamentNotFound } from '../../storage/read-cups';
import { retryConflicts } from '../../storage/retry-conflicts';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { firstRevision, nextInstant, toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';

function valueOf<Value>(result: Result<Value>): Value {
  if (!result.ok) throw new ApiError([result.error]);
  return result.value;
}

/** Whether teams, stages or matches may stand in the way of a change: tables go off, or categories are others. */
function mayContradictRecords(before: Tournament, changed: Tournament): boolean {
  return (shownInPart(changed) && !shownInPart(before)) || changed.categories !== before.categories;
}

function carriedOut<Value>(result: CommandResult<Value>) {
  if (!result.ok) throw new ApiError([result.error]);
  return result;
}

async function refuseTaken(db: Firestore, tournament: Tournament): Promise<void> {
  if (await isTournamentTaken(db, tournament)) {
    throw new ApiError([{ msg: 'tournament_already_exists', path: 'name' }]);
  }
}

export async function handleCreateTournament({
  request,
  dependencies: { db, clock, newId },
  actor,
  idempotencyKey,
}: CallOf<'createTournament'>): Promise<AnswerOf<'createTournament'>> {
  const tournamentId = newId();
  return retryConflicts(async () => {
    const now = clock();
    const { first, save } = await readFirstAnswer<AnswerOf<'createTournament'>>(db, idempotencyKey, now);
    if (first !== null) return first;
    const input = valueOf(withCategories(request, {}, newId));
    const { value: tournament, event } = carriedOut(createTournament(tournamentId, input, now));
    const catalogue = await readCatalogue(db);
    await refuseTaken(db, tournament);
    const instant = toInstant(now);
    const stamps = { createdAt: instant, updatedAt: instant };
    const own = { revision: firstRevision(now), isArchived: false, span: NO_SPAN };
    const stored = { ...tournament, ...stamps, ...own };
    const answer = { tournamentDetails: presentDetails(stored) };
    const batch = db.batch();
    batch.create(collectionsOf(db).tournaments.doc(tournamentId), stored);
    batch.create(liveReference(db, tournamentId), newLive(stored));
    raiseCatalogue(batch, catalogue);
    save(batch, answer);
    const after = { tournament: stored };
    await commitChange(db, batch, { tournamentId, actor, before: {}, after, now, event });
    return answer;
  });
}

export async function handleUpdateTournament({
  request,
  dependencies: { db, cups, clock, newId },
  actor,
}: CallOf<'updateTournament'>): Promise<AnswerOf<'updateTournament'>> {
  return retryConflicts(async () => {
    const now = clock();
    const [catalogue, snapshot] = await Promise.all([
      readCatalogue(db),
      readRecord(collectionsOf(db).tournaments.doc(request.tournamentId)),
    ]);
    const before = snapshot.data();
    if (!before) throw tournamentNotFound();
    refuseStaleEdit(request.updatedAt, before.updatedAt, () => presentDetails(before));
    const input = valueOf(withCategories(request, before, newId));
    const { value: changed, event } = carriedOut(editTournament(before, input, now));
    if (!haveSameListing(changed, before)) await refuseTaken(db, changed);
    if (mayContradictRecords(before, changed)) {
      const { cup } = await cups.at(request.tournamentId, before.revision);
      const refusal = findCategoryInUse(cup, changed) ?? findTablesNeeded(cup, changed);
      if (refusal) throw new ApiError([refusal.error]);
    }
    const { tournamentId, ...details } = changed;
    const after = {
      ...details,
      revision: before.revision + 1,
      updatedAt: nextInstant(before.updatedAt, now),
    };
    const batch = db.batch();
    batch.update(snapshot.ref, after, { lastUpdateTime: snapshot.updateTime });
    raiseLive(batch, liveReference(db, tournamentId), after, { categoryIds: null });
    raiseCatalogue(batch, catalogue);
    const tournament = { tournamentId, ...after };
    const change = { before: { tournament: before }, after: { tournament } };
    await commitChange(db, batch, { tournamentId, actor, ...change, now, event });
    return { tournamentDetails: presentDetails(tournament) };
  });
}
