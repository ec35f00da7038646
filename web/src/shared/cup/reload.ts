import type { QueryClient } from '@tanstack/react-query';
import { cupKey } from './cup-query';
import { tournamentListQuery } from './tournament-list';

/** After an administrator changed a cup: what is on show is loaded again. */
export async function reloadCup(queryClient: QueryClient, tournamentId: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: cupKey(tournamentId) });
}

export async function reloadTournaments(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: tournamentListQuery.queryKey });
}
