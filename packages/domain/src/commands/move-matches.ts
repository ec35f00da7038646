import type { Cup } from '../cup/records';
import { refused, type Refusal } from '../cup/result';
import { hasBegun } from '../cup/outcome';
import { todayIn } from '../cup/time-zone';
import type { MatchMove } from '../plan/day/move-matches';
import { withMoves } from '../plan/day/find-move-conflicts';
import { findUnreadableText } from '../rules/names';
import { listShared, TYPED_PAIRING } from '../rules/unique';
import { type CommandResult, done, isMoved } from './cup-event';

/**
 * Gives matches another time and place, all of them or none. A match that has begun cannot be moved, no match can go to a day that is
 * over, and the same two sides cannot meet twice at the same time. Conflicts of rest and courts are the organiser's decision
 * (`findMoveConflicts`).
 */
export function moveMatches(cup: Cup, moves: readonly MatchMove[], now: number): CommandResult {
  const today = todayIn(cup.tournament.timeZone, now);
  const known = new Map(cup.matches.map((match) => [match.matchId, match]));
  const seen = new Set<string>();
  for (const [index, { matchId, date, time, location }] of moves.entries()) {
    const refuse = (msg: Refusal['error']['msg'], field: keyof MatchMove) =>
      refused(msg, `moves.${index}.${field}`);
    const match = known.get(matchId);
    if (!match || seen.has(matchId)) return refuse('match_not_found', 'matchId');
    if (hasBegun(match)) return refuse('played_match_cannot_be_moved', 'matchId');
    const isAtAnotherTime = match.date !== date || match.time !== time;
    if (isAtAnotherTime && date < today) return refuse('date_cannot_be_in_the_past', 'date');
    const unreadable = findUnreadableText(location, `moves.${index}.location`, match.location);
    if (unreadable) return unreadable;
    seen.add(matchId);
  }
  const after = withMoves(cup, moves);
  const same = listShared(TYPED_PAIRING, after.matches).flat();
  if (same.some(({ matchId }) => seen.has(matchId))) return refused(TYPED_PAIRING.msg);
  const match = after.matches.find((moved) => isMoved(known.get(moved.matchId) ?? moved, moved)) ?? null;
  return done(after, { kind: 'matches-moved', match });
}
