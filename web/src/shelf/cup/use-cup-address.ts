import { inTournament, needsTournament } from '../addresses/paths';
import { useTournaments } from '../stores/tournaments';

/**
 * Has the address of a public page name the chosen cup, so that the back button, a new tab and whoever is sent the link show the
 * same cup later. The pages that are about no cup keep their addresses.
 */
export function useCupAddress(): (address: string) => string {
  const tournamentId = useTournaments(({ currentTournament }) => currentTournament?.tournamentId);
  return (address) =>
    tournamentId && needsTournament(address) ? inTournament(address, tournamentId) : address;
}
