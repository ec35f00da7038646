import type { ErrorCode } from '../contracts/error-codes';
import type { Score } from './match';

export interface ScoreProblem {
  readonly path: keyof Score;
  readonly msg: ErrorCode;
}

/**
 * What is wrong with the four scores of a match together, or null: both scores or none; a shoot-out only on a level score, both
 * of its scores or none, and never level, because it decides (IFAB Law 10.3).
 */
export function findScoreProblem(score: Score): ScoreProblem | null {
  const { localTeamScore, visitorTeamScore, localTeamPenaltyScore, visitorTeamPenaltyScore } = score;
  if ((localTeamScore === null) !== (visitorTeamScore === null)) {
    const path = localTeamScore === null ? 'localTeamScore' : 'visitorTeamScore';
    return { path, msg: 'please_enter_both_scores_or_none' };
  }
  if ((localTeamPenaltyScore === null) !== (visitorTeamPenaltyScore === null)) {
    const path = localTeamPenaltyScore === null ? 'localTeamPenaltyScore' : 'visitorTeamPenaltyScore';
    return { path, msg: 'please_enter_both_penalty_scores_or_none' };
  }
  if (localTeamPenaltyScore === null) return null;
  if (localTeamScore === null || localTeamScore !== visitorTeamScore) {
    return { path: 'localTeamPenaltyScore', msg: 'penalty_scores_need_a_level_score' };
  }
  if (localTeamPenaltyScore !== visitorTeamPenaltyScore) return null;
  return { path: 'visitorTeamPenaltyScore', msg: 'penalty_scores_must_differ' };
}
