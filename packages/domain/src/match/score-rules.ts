import type { ErrorCode } from '../contracts/error-codes';
import type { Score } from './match';

export interface ScoreProblem {
  readonly msg: ErrorCode;
  /** The field to look at. */
  readonly path: keyof Score;
}

function emptyOne(score: Score, local: keyof Score, visitor: keyof Score): keyof Score | null {
  if ((score[local] === null) === (score[visitor] === null)) return null;
  return score[local] === null ? local : visitor;
}

/**
 * What is wrong between the four numbers of a score, or null: scores come both or none; so do those of a shoot-out, which
 * there only is after a level score, and which somebody wins.
 */
export function findScoreProblem(score: Score): ScoreProblem | null {
  const missing = emptyOne(score, 'localTeamScore', 'visitorTeamScore');
  if (missing) return { msg: 'please_enter_both_scores_or_none', path: missing };
  const missingPenalty = emptyOne(score, 'localTeamPenaltyScore', 'visitorTeamPenaltyScore');
  if (missingPenalty) return { msg: 'please_enter_both_penalty_scores_or_none', path: missingPenalty };
  if (score.localTeamPenaltyScore === null) return null;
  if (score.localTeamScore === null || score.localTeamScore !== score.visitorTeamScore) {
    return { msg: 'penalty_scores_need_a_level_score', path: 'localTeamPenaltyScore' };
  }
  if (score.localTeamPenaltyScore === score.visitorTeamPenaltyScore) {
    return { msg: 'penalty_scores_must_differ', path: 'visitorTeamPenaltyScore' };
  }
  return null;
}
