import { describe, expect, it } from 'vitest';
import { findScoreProblem } from './score-rules';

function problemOf(
  local: number | null,
  visitor: number | null,
  localPenalty: number | null = null,
  visitorPenalty: number | null = null,
) {
  return findScoreProblem({
    localTeamScore: local,
    visitorTeamScore: visitor,
    localTeamPenaltyScore: localPenalty,
    visitorTeamPenaltyScore: visitorPenalty,
  });
}

describe('the four scores of a match', () => {
  it.each<[number | null, number | null, number | null, number | null]>([
    [null, null, null, null],
    [0, 0, null, null],
    [3, 1, null, null],
    [2, 2, 5, 4],
    [0, 0, 0, 1],
  ])('may be %s:%s with a shoot-out of %s:%s', (...score) => {
    expect(problemOf(...score)).toBeNull();
  });

  it.each([
    [1, null, null, null, 'visitorTeamScore', 'please_enter_both_scores_or_none'],
    [null, 0, null, null, 'localTeamScore', 'please_enter_both_scores_or_none'],
    [1, 1, 3, null, 'visitorTeamPenaltyScore', 'please_enter_both_penalty_scores_or_none'],
    [1, 1, null, 3, 'localTeamPenaltyScore', 'please_enter_both_penalty_scores_or_none'],
    [2, 1, 3, 4, 'localTeamPenaltyScore', 'penalty_scores_need_a_level_score'],
    [null, null, 3, 4, 'localTeamPenaltyScore', 'penalty_scores_need_a_level_score'],
    [1, 1, 4, 4, 'visitorTeamPenaltyScore', 'penalty_scores_must_differ'],
  ] as const)(
    'cannot be %s:%s with a shoot-out of %s:%s',
    (local, visitor, localPen, visitorPen, path, msg) => {
      expect(problemOf(local, visitor, localPen, visitorPen)).toEqual({ path, msg });
    },
  );
});
