import { describe, expect, it } from 'vitest';
import { findScoreProblem } from './score-rules';

type Count = number | null;

/** The problem of a score. The arguments are the goals and then the kicks of the two sides. */
function problemOf(local: Count, visitor: Count, localKicks: Count, visitorKicks: Count) {
  return findScoreProblem({
    local: { goals: local, kicks: localKicks },
    visitor: { goals: visitor, kicks: visitorKicks },
  });
}

describe('the score of a match', () => {
  it.each<[Count, Count, Count, Count]>([
    [null, null, null, null],
    [0, 0, null, null],
    [3, 1, null, null],
    [2, 2, 5, 4],
    [0, 0, 0, 1],
  ])('may be %s:%s with a shoot-out of %s:%s', (...score) => {
    expect(problemOf(...score)).toBeNull();
  });

  it.each([
    [1, null, null, null, 'visitor', 'goals', 'please_enter_both_scores_or_none'],
    [null, 0, null, null, 'local', 'goals', 'please_enter_both_scores_or_none'],
    [1, 1, 3, null, 'visitor', 'kicks', 'please_enter_both_penalty_scores_or_none'],
    [1, 1, null, 3, 'local', 'kicks', 'please_enter_both_penalty_scores_or_none'],
    [2, 1, 3, 4, 'local', 'kicks', 'penalty_scores_need_a_level_score'],
    [null, null, 3, 4, 'local', 'kicks', 'penalty_scores_need_a_level_score'],
    [1, 1, 4, 4, 'visitor', 'kicks', 'penalty_scores_must_differ'],
  ] as const)(
    'cannot be %s:%s with a shoot-out of %s:%s',
    (local, visitor, localKicks, visitorKicks, side, field, msg) => {
      expect(problemOf(local, visitor, localKicks, visitorKicks)).toEqual({ side, field, msg });
    },
  );
});
