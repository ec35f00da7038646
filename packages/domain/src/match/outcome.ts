import type { Score } from './match';

export type Side = 'local' | 'visitor';

/**
 * How a match stands: without a score; level with no shoot-out to decide it (a draw of a group, an undecided knockout
 * match); or won, by the score or by the shoot-out.
 */
export type Outcome =
  | { readonly kind: 'unplayed' }
  | { readonly kind: 'level' }
  | { readonly kind: 'won'; readonly winner: Side; readonly loser: Side; readonly by: 'score' | 'shoot-out' };

const UNPLAYED: Outcome = { kind: 'unplayed' };
const LEVEL: Outcome = { kind: 'level' };

/** Whether both sides have a score. */
export function hasScore(match: Score): boolean {
  return match.localTeamScore !== null && match.visitorTeamScore !== null;
}

function wonBy(difference: number, by: 'score' | 'shoot-out'): Outcome {
  return difference > 0
    ? { kind: 'won', winner: 'local', loser: 'visitor', by }
    : { kind: 'won', winner: 'visitor', loser: 'local', by };
}

/**
 * The outcome of a match by its score (extra time included) and, only when that is level, by its shoot-out
 * (IFAB Law 10.3: the shoot-out determines the winner, it is no part of the score).
 */
export function outcomeOf(match: Score): Outcome {
  const { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore } = match;
  if (localTeamScore === null || visitorTeamScore === null) return UNPLAYED;
  if (localTeamScore !== visitorTeamScore) return wonBy(localTeamScore - visitorTeamScore, 'score');
  if (localTeamPenaltyScore === null || visitorTeamPenaltyScore === null) return LEVEL;
  if (localTeamPenaltyScore === visitorTeamPenaltyScore) return LEVEL;
  return wonBy(localTeamPenaltyScore - visitorTeamPenaltyScore, 'shoot-out');
}
