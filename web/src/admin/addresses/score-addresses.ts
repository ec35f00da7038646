import { TOURNAMENT_PARAMETER } from '../../shelf/addresses/paths';

/** The scorers' page is not part of the app, so a link to it loads a new page. */
const SCORE_PATH = '/score';

/** Returns the address where an administrator enters the match logs of a tournament, or of one of its matches. */
export function scoreAddress(tournamentId: string, matchId?: string): string {
  const match = matchId === undefined ? '' : `&match=${encodeURIComponent(matchId)}`;
  return `${SCORE_PATH}?${TOURNAMENT_PARAMETER}=${encodeURIComponent(tournamentId)}${match}`;
}

/** Returns the address of a scorer link. The key is in the fragment, so that no request line and no log contains it. */
export function scorerLinkAddress(origin: string, key: string): string {
  return `${origin}${SCORE_PATH}#k=${encodeURIComponent(key)}`;
}
