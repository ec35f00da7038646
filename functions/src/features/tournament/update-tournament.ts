import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { nameKey } from '@futsal-cup/domain/cup/name-key';
import type { Tournament } from '@futsal-cup/domain/tournament/tournament';
import { raiseCatalogue, readCatalogue } from '../../platform/catalogue';
import { collectionsOf } from '../../platform/collections';
import type { Dependencies } from '../../platform/dependencies';
import { tournamentNotFound } from '../../platform/find-cup-of';
import { refuseStale } from '../../platform/freshness';
import { retryConflicts } from '../../platform/retry-conflicts';
import { nextInstant } from '../../platform/save-changes';
import { presentDetails } from '../../views/present-tournament';
import { refusePastDate, refuseTaken, type TournamentWish } from './tournament-rules';

export interface TournamentUpdate extends TournamentWish {
  readonly tournamentId: string;
  readonly updatedAt?: string | undefined;
}

function mergeDetails<Details extends Tournament>(before: Details, wish: TournamentUpdate): Details {
  return {
    ...before,
    name: wish.name ?? before.name,
    date: wish.date,
    points: wish.points ?? before.points,
    tieBreakers: wish.tieBreakers ?? before.tieBreakers,
    timeZone: wish.timeZone ?? before.timeZone,
  };
}

function isSameListing(a: Tournament, b: Tournament): boolean {
  return a.date === b.date && nameKey(a.name) === nameKey(b.name);
}

export async function updateTournament(
  { db, clock }: Dependencies,
  wish: TournamentUpdate,
): Promise<Calls['updateTournament']['response']> {
  return retryConflicts(async () => {
    const now = clock();
    const [catalogue, snapshot] = await Promise.all([
      readCatalogue(db),
      collectionsOf(db).tournaments.doc(wish.tournamentId).get(),
    ]);
    const before = snapshot.data();
    if (!before) throw tournamentNotFound();
    refuseStale(wish.updatedAt, before.updatedAt, () => presentDetails(before));
    const changed = mergeDetails(before, wish);
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
