import { TOURNAMENT_PARAMETER } from '../../shelf/addresses/paths';

/** The page of the scorers is no part of the app: a link to it loads it anew. */
const SCORE_PATH = '/score';

/** The page on which an administrator keeps the logs of a tournament, or of one of its matches. */
export function scoreAddress(tournamentId: string, matchId?: string): string {
  const match = matchId === undefined ? '' : `&match=${encodeURIComponent(matchId)}`;
  return `${SCORE_PATH}?${TOURNAMENT_PARAMETER}=${encodeURIComponent(tournamentId)}${match}`;
}

/** A link for scorers. The key is in the fragment, so that it is in no request line and in no log. */
export function scorerLinkAddress(origin: string, key: string): string {
  return `${origin}${SCORE_PATH}#k=${encodeURIComponent(key)}`;
}
