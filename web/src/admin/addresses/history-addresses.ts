import { paths, TOURNAMENT_PARAMETER } from '../../shelf/addresses/paths';

/** The query of the history page has this value, in place of a tournament's id, for the history of all tournaments. */
export const ALL_TOURNAMENTS = 'all';

function addressOf(tournament: string): string {
  return `${paths.adminHistory}?${new URLSearchParams({ [TOURNAMENT_PARAMETER]: tournament })}`;
}

export const historyOfAllAddress = addressOf(ALL_TOURNAMENTS);

/** Returns the address of the history of a tournament. A deleted tournament cannot be chosen, so the address names it. */
export function historyAddress(tournamentId: string): string {
  return addressOf(tournamentId);
}
