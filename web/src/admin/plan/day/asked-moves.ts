import type { MatchMove } from '@futsal-cup/domain/plan/day/move-matches';
import { allMatches } from '../../../shelf/cup/all-matches';
import type { Cup, Match } from '../../../shelf/cup/cup';

/** A move, and the match as it was when the move was asked for. */
export interface AskedMove {
  readonly move: MatchMove;
  readonly before: Match;
}

/**
 * Pairs the moves with their matches as the person sees them now. A preview keeps these matches when the cup is loaded again, and the
 * server refuses to move a match that somebody else has changed since.
 */
export function askFor(cup: Cup, moves: readonly MatchMove[]): readonly AskedMove[] {
  const byId = new Map(allMatches(cup).map((match) => [match.matchId, match]));
  return moves.flatMap((move) => {
    const before = byId.get(move.matchId);
    return before ? [{ move, before }] : [];
  });
}

/** Returns the payload with only the changed fields, so that even the largest day fits in one request. */
export function payloadOf(asked: readonly AskedMove[]) {
  return asked.map(({ move: { matchId, date, time, location }, before }) => ({
    matchId,
    ...(before.date === date ? {} : { date }),
    ...(before.time === time ? {} : { time }),
    ...(before.location === location ? {} : { location }),
    updatedAt: before.updatedAt,
  }));
}
