import type { ListedTournamentView } from '@futsal-cup/domain/contracts/views/cup-views';
import { TOURNAMENTS_ADDRESS } from '../api/addresses';
import { readAhead } from '../api/read-ahead';
import { readView } from '../api/read-view';
import { useView } from '../api/use-view';
import { setTournaments, useTournaments } from '../stores/tournaments';

type Tournaments = readonly ListedTournamentView[];

export const TOURNAMENTS_KEY = 'tournaments';

async function readTournaments(): Promise<Tournaments> {
  const { allTournaments } = await readView<{ allTournaments: Tournaments }>(TOURNAMENTS_ADDRESS);
  setTournaments(allTournaments);
  return allTournaments;
}

/** Reads the list of tournaments ahead for the first page. */
export function readTournamentsAhead(): Promise<void> {
  return readAhead(TOURNAMENTS_KEY, readTournaments);
}

/**
 * Returns the list of tournaments as last loaded, on this visit or an earlier one, and the state of its loading. A change loads the list
 * again.
 */
export function useTournamentList() {
  const { isPending, isError, refetch } = useView(TOURNAMENTS_KEY, readTournaments);
  const tournaments = useTournaments((state) => state.tournaments);
  return { tournaments, isPending: isPending && tournaments.length === 0, isError, refetch };
}
