import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';

export const reasonWords: ReasonWords = {
  criteria: {
    'goal-difference': 'der Tordifferenz',
    'goals-scored': 'der erzielten Tore',
    'head-to-head-points': 'der Punkte in der Direktbegegnung',
    'head-to-head-goal-difference': 'der Tordifferenz in der Direktbegegnung',
    'head-to-head-goals': 'der Tore in der Direktbegegnung',
  },
  and: 'und',
  // The text has no adjective, which would need another ending after 'setzt' than after 'vor'.
  otherTeams: (count) => `${count} Teams`,
  behind: (teams, criterion) => `hinter ${teams} aufgrund ${criterion}`,
  ahead: (teams, criterion) => `vor ${teams} aufgrund ${criterion}`,
  between: (ahead, behind, criterion) => `hinter ${ahead} und vor ${behind} aufgrund ${criterion}`,
  lotsAhead: (own, behind) => `das Los setzt ${own} vor ${behind}`,
  lotsBetween: (own, ahead, behind) => `das Los setzt ${own} hinter ${ahead} und vor ${behind}`,
  level: (teams) => `gleichauf mit ${teams}: Das Los entscheidet`,
};
