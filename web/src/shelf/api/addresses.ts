/** The path of the API on the site's own origin. */
export const API_ROOT = '/api';

/** The list of tournaments, under `API_ROOT`. */
export const TOURNAMENTS_ADDRESS = '/tournaments/get-all';

/** The whole view of a tournament, under `API_ROOT`. */
export function cupAddress(tournamentId: string): string {
  return `/tournaments/${encodeURIComponent(tournamentId)}`;
}
