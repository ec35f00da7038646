import { matchContracts } from '@futsal-cup/domain/contracts/matches';
import { moveMatches } from '@futsal-cup/domain/commands/move-matches';
import { allowed, refused, type Result } from '@futsal-cup/domain/cup/result';
import type { MatchMove } from '@futsal-cup/domain/plan/day/move-matches';
import { presentMatches, presentMatchOf } from '../../presenters/present-match';
import { viewContextOf } from '../../presenters/view-context';
import { refuseStaleEdit } from '../../storage/stale-edit';
import type { StoredCup } from '../../storage/stored';
import { answeringRoute } from '../change-route';
import type { CallOf } from '../route';

/** Completes the moves: a field that a move leaves out stays as it is in the match. */
function completeMoves(
  cup: StoredCup,
  moves: CallOf<'moveMatches'>['request']['moves'],
): Result<MatchMove[]> {
  const byId = new Map(cup.matches.map((match) => [match.matchId, match]));
  const complete: MatchMove[] = [];
  for (const [index, { matchId, updatedAt, ...wanted }] of moves.entries()) {
    const match = byId.get(matchId);
    if (!match) return refused('match_not_found', `moves.${index}.matchId`);
    refuseStaleEdit(updatedAt, match.updatedAt, () => presentMatchOf(cup, matchId));
    const { date = match.date, time = match.time, location = match.location } = wanted;
    complete.push({ matchId, date, time, location });
  }
  return allowed(complete);
}

export const moveMatchesRoute = answeringRoute(
  matchContracts.moveMatches,
  'tournaments',
  ({ request: { moves } }) => {
    const moved = new Set(moves.map(({ matchId }) => matchId));
    return {
      change(cup, now) {
        const complete = completeMoves(cup, moves);
        return complete.ok ? moveMatches(cup, complete.value, now) : complete;
      },
      answer: (cup) => ({
        matches: presentMatches(
          viewContextOf(cup),
          cup.matches.filter(({ matchId }) => moved.has(matchId)),
        ),
      }),
    };
  },
);
