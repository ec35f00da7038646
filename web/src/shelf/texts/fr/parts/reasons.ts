import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';

export const reasonWords: ReasonWords = {
  criteria: {
    'goal-difference': 'à la différence de buts',
    'goals-scored': 'aux buts marqués',
    'head-to-head-points': 'aux points en confrontation directe',
    'head-to-head-goal-difference': 'à la différence de buts en confrontation directe',
    'head-to-head-goals': 'aux buts en confrontation directe',
  },
  and: 'et',
  otherTeams: (count) => `${count} équipes`,
  behind: (teams, criterion) => `derrière ${teams} ${criterion}`,
  ahead: (teams, criterion) => `devant ${teams} ${criterion}`,
  between: (ahead, behind, criterion) => `derrière ${ahead} et devant ${behind} ${criterion}`,
  lotsAhead: (own, behind) => `le tirage au sort place ${own} devant ${behind}`,
  lotsBetween: (own, ahead, behind) => `le tirage au sort place ${own} derrière ${ahead} et devant ${behind}`,
  level: (teams) => `à égalité avec ${teams}\u202f: le tirage au sort décide`,
};
