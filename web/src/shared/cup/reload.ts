import type { MatchView, TournamentView } from '@futsal-cup/domain/contracts/views';
import type { QueryClient } from '@tanstack/react-query';
import { cupKey } from './cup-query';
import { tournamentListQuery } from './tournament-list';
import { withMatch } from './with-match';

/** Shows a match as the server has just answered it; the version of the cup stays the one that was loaded. */
export function showMatch(queryClient: QueryClient, match: MatchView): void {
  const key = cupKey(match.tournamentId);
  queryClient.setQueryData<TournamentView>(key, (cup) => cup && withMatch(cup, match));
}

/** After an administrator changed a cup: what is on show is loaded again. */
export async function reloadCup(queryClient: QueryClient, tournamentId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: cupKey(tournamentId) });
}

export async function reloadTournaments(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: tournamentListQuery.queryKey });
}
