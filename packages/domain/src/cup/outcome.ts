import type { Match, StoredMatchState } from './records';
import type { ShownInPart } from './shown';
import type { Score, SideKey, SideScore, Sides } from './sides';

/**
 * The outcome of a match: it has no score; it is under review, because its score was entered for other teams; it is level with no
 * shoot-out that decides it (a draw of a group, an undecided knockout match); both sides forfeited and have lost it; the cup tells of no
 * winners; or it was won, by the score, by the shoot-out or by a bye.
 */
export type Outcome =
  | { readonly kind: 'unplayed' }
  | { readonly kind: 'under-review' }
  | { readonly kind: 'level' }
  | { readonly kind: 'both-lost' }
  | { readonly kind: 'not-told' }
  | {
      readonly kind: 'won';
      readonly winner: SideKey;
      readonly loser: SideKey;
      readonly by: 'score' | 'shoot-out' | 'bye';
    };

/** Whether a correction in another match has brought teams into this match that its score was not entered for. */
export interface Reviewed {
  readonly teamsChanged?: boolean;
}

/** What else than its score decides a match: a forfeit by both sides, or that one side has no opponent. */
export interface DecidedOtherwise extends Partial<Pick<Match, 'forfeit'>> {
  readonly bye?: SideKey;
}

/** The group of a match; null or missing for a match of a knockout. */
export interface OfGroup {
  readonly groupId?: string | null;
}

/** How much of the cup of a match is shown where that is not all; only the views for everybody have it. */
export interface OfCup {
  readonly shown?: ShownInPart;
}

const UNPLAYED: Outcome = { kind: 'unplayed' };
const UNDER_REVIEW: Outcome = { kind: 'under-review' };
const LEVEL: Outcome = { kind: 'level' };
const BOTH_LOST: Outcome = { kind: 'both-lost' };
const NOT_TOLD: Outcome = { kind: 'not-told' };

/** Whether both sides have a score. */
export function hasScore({ local, visitor }: Sides<Pick<SideScore, 'goals'>>): boolean {
  return local.goals !== null && visitor.goals !== null;
}

/**
 * Whether the match counts in a table and in the form of its teams: it has a score, and the score was entered for its present teams.
 * @internal
 */
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

/** Whether the match has been played in part or in full, or decided: it has a score, is being played, was abandoned or awarded. */
export function hasBegun(
  match: Sides<Pick<SideScore, 'goals'>> & Pick<Match, 'state'> & DecidedOtherwise,
): boolean {
  return hasScore(match) || match.state === 'live' || match.state === 'abandoned' || Boolean(match.forfeit);
}

function wonBy(difference: number, by: 'score' | 'shoot-out' | 'bye'): Outcome {
  return difference > 0
    ? { kind: 'won', winner: 'local', loser: 'visitor', by }
    : { kind: 'won', winner: 'visitor', loser: 'local', by };
}

/**
 * The outcome of a match by its score (extra time included) and, only when that is level, by its shoot-out (IFAB Law 10.3: the shoot-out
 * determines the winner, it is no part of the score). A match under review has no winner. A level group match is a draw, whatever its
 * shoot-out: that counts for the criterion of the table alone (`standings/kicks.ts`).
 */
export function outcomeOf({
  local,
  visitor,
  teamsChanged,
  forfeit,
  bye,
  groupId,
  shown,
}: Score & Reviewed & DecidedOtherwise & OfGroup & OfCup): Outcome {
  if (shown) return NOT_TOLD;
  if (bye) return wonBy(bye === 'local' ? 1 : -1, 'bye');
  if (local.goals === null || visitor.goals === null) return UNPLAYED;
  if (teamsChanged) return UNDER_REVIEW;
  if (forfeit === 'both') return BOTH_LOST;
  if (local.goals !== visitor.goals) return wonBy(local.goals - visitor.goals, 'score');
  if (groupId) return LEVEL;
  if (local.kicks === null || visitor.kicks === null || local.kicks === visitor.kicks) return LEVEL;
  return wonBy(local.kicks - visitor.kicks, 'shoot-out');
}
