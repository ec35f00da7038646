import { nameKey } from '@futsal-cup/domain/cup/text';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { DEFAULT_POINTS, DEFAULT_TIE_BREAKERS, DEFAULT_TIME_ZONE } from '@futsal-cup/domain/cup/limits';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { presentDetails } from '../../presenters/present-tournament';
import { isTournamentTaken, raiseCatalogue, readCatalogue, readRecord } from '../../storage/catalogue';
import { collectionsOf } from '../../storage/collections';
import { readFirstAnswer } from '../../storage/idempotency';
import { tournamentNotFound } from '../../storage/read-cups';
import { retryConflicts } from '../../storage/retry-conflicts';
import { refuseStaleEdit } from '../../storage/stale-edit';
import { firstRevision, nextInstant, toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';

/** The details as somebody entered them; one that is left out gets its default on create and stays as it is on update. */
type TournamentInput = Partial<Omit<Tournament, 'tournamentId'>> & Pick<Tournament, 'date'>;

/** Compares calendar days in the tournament's time zone, so today is allowed. */
function refusePastDate({ date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>, now: number): void {
  if (date < todayIn(timeZone, now)) throw new ApiError([{ msg: 'date_must_be_future', path: 'date' }]);
}

async function refuseTaken(db: Firestore, tournament: Tournament): Promise<void> {
  if (await isTournamentTaken(db, tournament)) {
    throw new ApiError([{ msg: 'tournament_already_exists', path: 'name' }]);
  }
}

function withDefaults(tournamentId: string, input: TournamentInput): Tournament {
  return {
    tournamentId,
    name: input.name ?? '',
    date: input.date,
    points: input.points ?? DEFAULT_POINTS,
    tieBreakers: input.tieBreakers ?? DEFAULT_TIE_BREAKERS,
    timeZone: input.timeZone ?? DEFAULT_TIME_ZONE,
  };
}

export async function handleCreateTournament({
  request,
  dependencies: { db, clock, newId },
  idempotencyKey,
}: CallOf<'createTournament'>): Promise<AnswerOf<'createTournament'>> {
  const tournament = withDefaults(newId(), request);
  return retryConflicts(async () => {
    const now = clock();
    const { first, save } = await readFirstAnswer<AnswerOf<'createTournament'>>(db, idempotencyKey, now);
    if (first !== null) return first;
    refusePastDate(tournament, now);
    const catalogue = await readCatalogue(db);
    await refuseTaken(db, tournament);
    const instant = toInstant(now);
    const stored = { ...tournament, createdAt: instant, updatedAt: instant, revision: firstRevision(now) };
    const answer = { tournamentDetails: presentDetails(stored) };
    const batch = db.batch();
    batch.create(collectionsOf(db).tournaments.doc(tournament.tournamentId), stored);
    raiseCatalogue(batch, catalogue);
    save(batch, answer);
    await batch.commit();
    return answer;
  });
}

function mergeDetails<Details extends Tournament>(before: Details, input: TournamentInput): Details {
  return {
    ...before,
    name: input.name ?? before.name,
    date: input.date,
    points: input.points ?? before.points,
    tieBreakers: input.tieBreakers ?? before.tieBreakers,
    timeZone: input.timeZone ?? before.timeZone,
  };
}

function isSameListing(a: Tournament, b: Tournament): boolean {
  return a.date === b.date && nameKey(a.name) === nameKey(b.name);
}

export async function handleUpdateTournament({
  request,
  dependencies: { db, clock },
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
    const changed = mergeDetails(before, request);
    if (changed.date !== before.date) refusePastDate(changed, now);
    if (!isSameListing(changed, before)) await refuseTaken(db, changed);
    const { tournamentId, ...details } = changed;
    const after = {
      ...details,
      revision: before.revision + 1,
      updatedAt: nextInstant(before.updatedAt, now),
    };
    const batch = db.batch();
    batch.update(snapshot.ref, after, { lastUpdateTime: snapshot.updateTime });
    raiseCatalogue(batch, catalogue);
    await batch.commit();
    return { tournamentDetails: presentDetails({ tournamentId, ...after }) };
  });
}
