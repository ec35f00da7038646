import type { Calls } from '@futsal-cup/domain/contracts/calls';
import {
  DEFAULT_POINTS,
  DEFAULT_TIE_BREAKERS,
  DEFAULT_TIME_ZONE,
} from '@futsal-cup/domain/tournament/limits';
import type { Tournament } from '@futsal-cup/domain/tournament/tournament';
import { raiseCatalogue, readCatalogue } from '../../platform/catalogue';
import { toInstant } from '../../platform/clock';
import { collectionsOf } from '../../platform/collections';
import type { Dependencies } from '../../platform/dependencies';
import { remember, type Once } from '../../platform/once';
import { retryConflicts } from '../../platform/retry-conflicts';
import { firstRevision } from '../../platform/stored';
import { presentDetails } from '../../views/present-tournament';
import { refusePastDate, refuseTaken, type TournamentWish } from './tournament-rules';

function withDefaults(tournamentId: string, wish: TournamentWish): Tournament {
  return {
    tournamentId,
    name: wish.name ?? '',
    date: wish.date,
    points: wish.points ?? DEFAULT_POINTS,
    tieBreakers: wish.tieBreakers ?? DEFAULT_TIE_BREAKERS,
    timeZone: wish.timeZone ?? DEFAULT_TIME_ZONE,
  };
}

export async function createTournament(
  { db, clock, newId }: Dependencies,
  wish: TournamentWish,
  once: Once | null,
): Promise<Calls['createTournament']['response']> {
  const tournament = withDefaults(newId(), wish);
  return retryConflicts(async () => {
    const now = clock();
    const { first, note } = await remember<Calls['createTournament']['response']>(db, once, now);
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
    note(batch, answer);
    await batch.commit();
    return answer;
  });
}
