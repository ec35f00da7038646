import type { UpdateTournamentResponse } from '@futsal-cup/domain/contracts/update-tournament';
import { nameKey } from '@futsal-cup/domain/cup/name-key';
import type { Tournament } from '@futsal-cup/domain/tournament/tournament';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { isTournamentTaken, raiseCatalogue } from '../../platform/catalogue';
import { collectionsOf } from '../../platform/collections';
import type { Dependencies } from '../../platform/dependencies';
import { refuseStale } from '../../platform/freshness';
import { nextInstant } from '../../platform/save-changes';
import type { StoredTournament } from '../../platform/stored';
import { transact } from '../../platform/transact';
import { presentDetails } from '../../views/present-tournament';
import { refusePastDate, type TournamentWish } from './create-tournament';

export interface TournamentUpdate extends TournamentWish {
  readonly tournamentId: string;
  readonly updatedAt?: string | undefined;
}

function apply(before: StoredTournament, wish: TournamentUpdate): StoredTournament {
  return {
    ...before,
    name: wish.name ?? before.name,
    date: wish.date,
    points: wish.points ?? before.points,
    tieBreakers: wish.tieBreakers ?? before.tieBreakers,
    timeZone: wish.timeZone ?? before.timeZone,
  };
}

async function refuseTaken(
  db: Firestore,
  transaction: Transaction,
  before: Tournament,
  after: Tournament,
): Promise<void> {
  if (before.date === after.date && nameKey(before.name) === nameKey(after.name)) return;
  if (await isTournamentTaken(db, transaction, after)) {
    throw new ApiError([{ msg: 'tournament_already_exists', path: 'name' }]);
  }
}

export async function updateTournament(
  { db, clock }: Dependencies,
  wish: TournamentUpdate,
): Promise<UpdateTournamentResponse> {
  const reference = collectionsOf(db).tournaments.doc(wish.tournamentId);
  return transact(db, async (transaction) => {
    const now = clock();
    const before = (await transaction.get(reference)).data();
    if (!before) throw new ApiError([{ msg: 'tournament_not_found', path: 'tournamentId' }]);
    refuseStale(wish.updatedAt, before.updatedAt, () => presentDetails(before));
    const changed = apply(before, wish);
    if (changed.date !== before.date) refusePastDate(changed, now);
    await refuseTaken(db, transaction, before, changed);
    const after = {
      ...changed,
      revision: before.revision + 1,
      updatedAt: nextInstant(before.updatedAt, now),
    };
    transaction.set(reference, after);
    raiseCatalogue(db, transaction);
    return { tournamentDetails: presentDetails(after) };
  });
}
