import type { ErrorCode } from './error-codes/error-codes';
import type { Score, SideKey, SideScore } from './sides';

export interface ScoreProblem {
  readonly msg: ErrorCode;
  /** The side whose field has the problem. */
  readonly side: SideKey;
  readonly field: keyof SideScore;
}

function emptySide({ local, visitor }: Score, field: keyof SideScore): SideKey | null {
  if ((local[field] === null) === (visitor[field] === null)) return null;
  return local[field] === null ? 'local' : 'visitor';
}

/**
 * The problem in the four numbers of a score, or null. Both sides have goals or neither has. The same holds for the kicks of a shoot-out,
 * which follows a level score only and has a winner.
 */
export function findScoreProblem(score: Score): ScoreProblem | null {
  const { local, visitor } = score;
  const withoutGoals = emptySide(score, 'goals');
  if (withoutGoals) return { msg: 'please_enter_both_scores_or_none', side: withoutGoals, field: 'goals' };
  const withoutKicks = emptySide(score, 'kicks');
  if (withoutKicks) {
    return { msg: 'please_enter_both_penalty_scores_or_none', side: withoutKicks, field: 'kicks' };
  }
  if (local.kicks === null) return null;
  if (local.goals === null || local.goals !== visitor.goals) {
    return { msg: 'penalty_scores_need_a_level_score', side: 'local', field: 'kicks' };
  }
  return local.kicks === visitor.kicks
    ? { msg: 'penalty_scores_must_differ', side: 'visitor', field: 'kicks' }
    : null;
}
