import { TOURNAMENT_PARAMETER } from '../../../shelf/addresses/paths';
import { currentUser } from '../../../shelf/stores/user';
import { type Access, storedLinks } from '../../outbox/desk/access';

const MATCH_PARAMETER = 'match';

export function matchOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get(MATCH_PARAMETER);
}

/** Returns the address of the page with this match open, or with no match open. */
export function addressOfMatch(matchId: string | null): string {
  const url = new URL(window.location.href);
  if (matchId === null) url.searchParams.delete(MATCH_PARAMETER);
  else url.searchParams.set(MATCH_PARAMETER, matchId);
  return `${url.pathname}${url.search}`;
}

/**
 * Returns the access of the page: an administrator's, if the address names a tournament, else that of the link that was
 * opened last.
 */
export function accessOfAddress(): Access | null {
  const tournamentId = new URLSearchParams(window.location.search).get(TOURNAMENT_PARAMETER);
  const isAdministrator = currentUser()?.role === 'admin';
  if (tournamentId && isAdministrator) return { kind: 'administrator', tournamentId };
  return storedLinks()[0] ?? null;
}

/**
 * Removes the tournament and the match from the address after a link was opened. Otherwise an administrator would get that tournament again
 * after a reload.
 */
export function forgetTournamentOfAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(TOURNAMENT_PARAMETER);
  url.searchParams.delete(MATCH_PARAMETER);
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
}
