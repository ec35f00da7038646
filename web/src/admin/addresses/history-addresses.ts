import { paths, TOURNAMENT_PARAMETER } from '../../shelf/addresses/paths';

/** What the query of the history names in place of a tournament. */
export const ALL_TOURNAMENTS = 'all';

function addressOf(tournament: string): string {
  return `${paths.adminHistory}?${new URLSearchParams({ [TOURNAMENT_PARAMETER]: tournament })}`;
}

export const historyOfAllAddress = addressOf(ALL_TOURNAMENTS);

/** The history of a tournament that may have been deleted, so that it cannot be chosen. */
export function historyAddress(tournamentId: string): string {
  return addressOf(tournamentId);
}
