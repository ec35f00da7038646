import type { Match, StoredMatchState } from './records';
import type { Score, SideKey, SideScore, Sides } from './sides';

/**
 * The outcome of a match: it has no score; it is under review, because its score was entered for other teams; it is level with no
 * shoot-out to decide it (a draw of a group, an undecided knockout match); or it was won, by the score or by the shoot-out.
 */
export type Outcome =
  | { readonly kind: 'unplayed' }
  | { readonly kind: 'under-review' }
  | { readonly kind: 'level' }
  | {
      readonly kind: 'won';
      readonly winner: SideKey;
      readonly loser: SideKey;
      readonly by: 'score' | 'shoot-out';
    };

/** Whether a correction in another match has brought teams into this match that its score was not entered for. */
export interface Reviewed {
  readonly teamsChanged?: boolean;
}

const UNPLAYED: Outcome = { kind: 'unplayed' };
const UNDER_REVIEW: Outcome = { kind: 'under-review' };
const LEVEL: Outcome = { kind: 'level' };

/** Whether both sides have a score. */
export function hasScore({ local, visitor }: Sides<Pick<SideScore, 'goals'>>): boolean {
  return local.goals !== null && visitor.goals !== null;
}

/** Whether the match counts in a table and in the form of its teams: it has a score, and the score was entered for its present teams. */
export function hasResult(match: Sides<Pick<SideScore, 'goals'>> & Reviewed): boolean {
  return hasScore(match) && match.teamsChanged !== true;
}

/** Whether all matches of a group are over, so that its places are known. An abandoned match counts as over. */
export function isPlayedOut(
  matches: readonly (Sides<Pick<SideScore, 'goals'>> & Pick<Match, 'state'> & Reviewed)[],
): boolean {
  return matches.length > 0 && matches.every((match) => hasResult(match) || match.state === 'abandoned');
}

/** The state of a match of which only the score is known. */
export function stateByScore(match: Sides<Pick<SideScore, 'goals'>>): StoredMatchState {
  return hasScore(match) ? 'finished' : 'scheduled';
}

/** Whether the match has been played in part or in full: it has a score, is being played or was abandoned. */
export function hasBegun(match: Sides<Pick<SideScore, 'goals'>> & Pick<Match, 'state'>): boolean {
  return hasScore(match) || match.state === 'live' || match.state === 'abandoned';
}

function wonBy(difference: number, by: 'score' | 'shoot-out'): Outcome {
  return difference > 0
    ? { kind: 'won', winner: 'local', loser: 'visitor', by }
    : { kind: 'won', winner: 'visitor', loser: 'local', by };
}

/**
 * The outcome of a match by its score (extra time included) and, only when that is level, by its shoot-out (IFAB Law 10.3: the shoot-out
 * determines the winner, it is no part of the score). A match under review has no winner.
 */
export function outcomeOf({ local, visitor, teamsChanged }: Score & Reviewed): Outcome {
  if (local.goals === null || visitor.goals === null) return UNPLAYED;
  if (teamsChanged) return UNDER_REVIEW;
  if (local.goals !== visitor.goals) return wonBy(local.goals - visitor.goals, 'score');
  if (local.kicks === null || visitor.kicks === null || local.kicks === visitor.kicks) return LEVEL;
  return wonBy(local.kicks - visitor.kicks, 'shoot-out');
}
