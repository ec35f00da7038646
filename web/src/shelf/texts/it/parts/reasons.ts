import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';

export const reasonWords: ReasonWords = {
  criteria: {
    'goal-difference': 'differenza reti',
    'goals-scored': 'reti segnate',
    'head-to-head-points': 'punti negli scontri diretti',
    'head-to-head-goal-difference': 'differenza reti negli scontri diretti',
    'head-to-head-goals': 'reti negli scontri diretti',
  },
  and: 'e',
  otherTeams: (count) => `${count} squadre`,
  behind: (teams, criterion) => `segue ${teams} per ${criterion}`,
  ahead: (teams, criterion) => `precede ${teams} per ${criterion}`,
  between: (ahead, behind, criterion) => `segue ${ahead} e precede ${behind} per ${criterion}`,
  lotsAhead: (own, behind) => `il sorteggio mette ${own} prima di ${behind}`,
  lotsBetween: (own, ahead, behind) => `il sorteggio mette ${own} dopo ${ahead} e prima di ${behind}`,
  level: (teams) => `a pari merito con ${teams}: decide il sorteggio`,
};
