import type { ReasonWords } from './decided-by';

/** The English words with which the API writes `decidedBy`. */
export const ENGLISH_REASONS: ReasonWords = {
  criteria: {
    'points-a-match': 'points a match',
    'goal-difference': 'goal difference',
    'goals-scored': 'goals scored',
    wins: 'wins',
    'away-goals': 'away goals',
    'goal-quotient': 'the ratio of goals scored to goals conceded',
    'head-to-head-points': 'head-to-head points',
    'head-to-head-goal-difference': 'head-to-head goal difference',
    'head-to-head-goals': 'head-to-head goals',
    'head-to-head-away-goals': 'head-to-head away goals',
    conduct: 'conduct',
    'conduct-in-part': 'conduct (not counted in all matches)',
    kicks: 'kicks from the penalty mark after their match',
  },
  decisions: {
    'decision-unstated': 'the organisers decided:',
    'decision-lots': 'the lots put',
    'decision-shoot-out': 'a shoot-out put',
    'decision-deciding-match': 'a deciding match put',
    'decision-conduct': 'conduct put',
    'decision-ranking': 'the ranking put',
    'decision-organisers': 'the organisers decided:',
  },
  and: 'and',
  otherTeams: (count) => `${count} other teams`,
  behind: (teams, criterion) => `behind ${teams} on ${criterion}`,
  ahead: (teams, criterion) => `ahead of ${teams} on ${criterion}`,
  between: (ahead, behind, criterion) => `behind ${ahead} and ahead of ${behind} on ${criterion}`,
  decidedAhead: (decision, own, behind) => `${decision} ${own} ahead of ${behind}`,
  decidedBetween: (decision, own, ahead, behind) =>
    `${decision} ${own} behind ${ahead} and ahead of ${behind}`,
  level: (teams) => `level with ${teams}: no decision is recorded yet`,
};
