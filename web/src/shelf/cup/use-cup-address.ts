import { inTournament, needsTournament } from '../addresses/paths';
import { chosenCategory, useTournaments } from '../stores/tournaments';

/**
 * Adds the chosen cup and category to the address of a public page, so that the back button, a new tab and the recipient of a link show the same
 * cup later. Pages that do not belong to a cup keep their addresses.
 */
export function useCupAddress(): (address: string) => string {
  const tournamentId = useTournaments(({ currentTournament }) => currentTournament?.tournamentId);
  const category = useTournaments(chosenCategory);
  return (address) =>
    tournamentId && needsTournament(address) ? inTournament(address, tournamentId, category) : address;
}
