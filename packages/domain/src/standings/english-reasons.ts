import type { ReasonWords } from './decided-by';

/** The English words with which the API writes `decidedBy`. */
export const ENGLISH_REASONS: ReasonWords = {
  criteria: {
    'goal-difference': 'goal difference',
    'goals-scored': 'goals scored',
    'head-to-head-points': 'head-to-head points',
    'head-to-head-goal-difference': 'head-to-head goal difference',
    'head-to-head-goals': 'head-to-head goals',
  },
  and: 'and',
  otherTeams: (count) => `${count} other teams`,
  behind: (teams, criterion) => `behind ${teams} on ${criterion}`,
  ahead: (teams, criterion) => `ahead of ${teams} on ${criterion}`,
  between: (ahead, behind, criterion) => `behind ${ahead} and ahead of ${behind} on ${criterion}`,
  lotsAhead: (own, behind) => `the lots put ${own} ahead of ${behind}`,
  lotsBetween: (own, ahead, behind) => `the lots put ${own} behind ${ahead} and ahead of ${behind}`,
  level: (teams) => `level with ${teams}: lots decide`,
};
