import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { UserError } from '@futsal-cup/tools/user-error';
import { call } from './call-api';

export type LiveMatch = Pick<MatchView, 'tournamentId' | 'matchId'>;

/** Finds the match of the seed that is being played. */
export async function findLiveMatch(): Promise<LiveMatch> {
  const { allTournaments } = await call('getAllTournaments', {});
  for (const { tournamentId } of allTournaments) {
    const { live } = await call('getTournamentVersion', { tournamentId });
    const [matchId] = Object.keys(live ?? {});
    if (matchId !== undefined) return { tournamentId, matchId };
  }
  throw new UserError('No match of the seed is live.');
}
