import type { CreateTournamentResponse } from '@futsal-cup/domain/contracts/create-tournament';
import { todayIn } from '@futsal-cup/domain/schedule/instant';
import {
  DEFAULT_POINTS,
  DEFAULT_TIE_BREAKERS,
  DEFAULT_TIME_ZONE,
} from '@futsal-cup/domain/tournament/limits';
import type { Tournament } from '@futsal-cup/domain/tournament/tournament';
import { ApiError } from '../../platform/api-error';
import { isTournamentTaken, raiseCatalogue } from '../../platform/catalogue';
import { toInstant } from '../../platform/clock';
import { collectionsOf } from '../../platform/collections';
import type { Dependencies } from '../../platform/dependencies';
import { noteFirstAnswer, readFirstAnswer, type Once } from '../../platform/once';
import { firstRevision } from '../../platform/stored';
import { transact } from '../../platform/transact';
import { presentDetails } from '../../views/present-tournament';

export type TournamentWish = Partial<Omit<Tournament, 'tournamentId'>> & Pick<Tournament, 'date'>;

/** The date compares by calendar days where the tournament is, so today counts. */
export function refusePastDate({ date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>, now: number): void {
  if (date < todayIn(timeZone, now)) throw new ApiError([{ msg: 'date_must_be_future', path: 'date' }]);
}

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
): Promise<CreateTournamentResponse> {
  const tournament = withDefaults(newId(), wish);
  return transact(db, async (transaction) => {
    const now = clock();
    const first = once ? await readFirstAnswer<CreateTournamentResponse>(db, transaction, once, now) : null;
    if (first) return first;
    refusePastDate(tournament, now);
    if (await isTournamentTaken(db, transaction, tournament)) {
      throw new ApiError([{ msg: 'tournament_already_exists', path: 'name' }]);
    }
    const instant = toInstant(now);
    const stored = { ...tournament, createdAt: instant, updatedAt: instant, revision: firstRevision(now) };
    const answer = { tournamentDetails: presentDetails(stored) };
    transaction.set(collectionsOf(db).tournaments.doc(tournament.tournamentId), stored);
    raiseCatalogue(db, transaction);
    if (once) noteFirstAnswer(db, transaction, once, answer, now);
    return answer;
  });
}
