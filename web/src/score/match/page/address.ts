import { TOURNAMENT_PARAMETER } from '../../../shelf/addresses/paths';
import { currentUser } from '../../../shelf/stores/user';
import { type Access, storedLinks } from '../../outbox/desk/access';

const MATCH_PARAMETER = 'match';

export function matchOfAddress(): string | null {
  return new URLSearchParams(window.location.search).get(MATCH_PARAMETER);
}

/** The address of the page with another match open, or none. */
export function addressOfMatch(matchId: string | null): string {
  const url = new URL(window.location.href);
  if (matchId === null) url.searchParams.delete(MATCH_PARAMETER);
  else url.searchParams.set(MATCH_PARAMETER, matchId);
  return `${url.pathname}${url.search}`;
}

/** By what the page is used: an administrator whom the address sends to a tournament, else the link that was opened last. */
export function accessOfAddress(): Access | null {
  const tournamentId = new URLSearchParams(window.location.search).get(TOURNAMENT_PARAMETER);
  const isAdministrator = currentUser()?.role === 'admin';
  if (tournamentId && isAdministrator) return { kind: 'administrator', tournamentId };
  return storedLinks()[0] ?? null;
}

/** After a link was opened, the address must not send an administrator to another tournament. */
export function forgetTournamentOfAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.delete(TOURNAMENT_PARAMETER);
  url.searchParams.delete(MATCH_PARAMETER);
  window.history.replaceState(window.history.state, '', `${url.pathname}${url.search}`);
}
