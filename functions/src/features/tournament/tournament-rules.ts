import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import type { Tournament } from '@futsal-cup/domain/cup/records';
import type { Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { isTournamentTaken } from '../../platform/catalogue';

/** A tournament's details as somebody wants them; what is left out has a default, or stays. */
export type TournamentInput = Partial<Omit<Tournament, 'tournamentId'>> & Pick<Tournament, 'date'>;

/** The date compares by calendar days where the tournament is, so today counts. */
export function refusePastDate({ date, timeZone }: Pick<Tournament, 'date' | 'timeZone'>, now: number): void {
  if (date < todayIn(timeZone, now)) throw new ApiError([{ msg: 'date_must_be_future', path: 'date' }]);
}

export async function refuseTaken(db: Firestore, tournament: Tournament): Promise<void> {
  if (await isTournamentTaken(db, tournament)) {
    throw new ApiError([{ msg: 'tournament_already_exists', path: 'name' }]);
  }
}
