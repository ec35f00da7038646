import type { TournamentListItem } from '@futsal-cup/domain/contracts/views';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { readView } from '../api/read-view';
import { setTournaments, useTournaments } from '../stores/tournaments';

type Tournaments = readonly TournamentListItem[];

/** The cups to choose from: loaded once at the start, and again after an administrator changed one. */
export const tournamentListQuery = queryOptions({
  queryKey: ['tournaments'],
  staleTime: Infinity,
  queryFn: async ({ signal }): Promise<Tournaments> => {
    const { allTournaments } = await readView<{ allTournaments: Tournaments }>(
      '/tournaments/get-all',
      signal,
    );
    setTournaments(allTournaments);
    return allTournaments;
  },
});

/** The list as last seen, on this visit or an earlier one, and how its loading goes. */
export function useTournamentList() {
  const { isPending, isError, refetch } = useQuery(tournamentListQuery);
  const tournaments = useTournaments((state) => state.tournaments);
  return { tournaments, isPending: isPending && tournaments.length === 0, isError, refetch };
}
