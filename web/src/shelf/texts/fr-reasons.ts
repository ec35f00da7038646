import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';

export const reasonWords: ReasonWords = {
  criteria: {
    'points-a-match': 'aux points par match',
    'goal-difference': 'à la différence de buts',
    'goals-scored': 'aux buts marqués',
    wins: 'au nombre de victoires',
    'away-goals': 'aux buts à l’extérieur',
    'goal-quotient': 'au quotient de buts',
    'head-to-head-points': 'aux points en confrontation directe',
    'head-to-head-goal-difference': 'à la différence de buts en confrontation directe',
    'head-to-head-goals': 'aux buts en confrontation directe',
    'head-to-head-away-goals': 'aux buts à l’extérieur en confrontation directe',
    conduct: 'au fair-play',
    'conduct-in-part': 'au fair-play (pas compté dans tous les matchs)',
    kicks: 'aux tirs au but après leur match',
  },
  decisions: {
    'decision-unstated': 'l’organisation a décidé\u202f:',
    'decision-lots': 'le tirage au sort place',
    'decision-shoot-out': 'les tirs au but placent',
    'decision-deciding-match': 'un match décisif place',
    'decision-conduct': 'le fair-play place',
    'decision-ranking': 'le classement de référence place',
    'decision-organisers': 'l’organisation a décidé\u202f:',
  },
  and: 'et',
  otherTeams: (count) => `${count} équipes`,
  behind: (teams, criterion) => `derrière ${teams} ${criterion}`,
  ahead: (teams, criterion) => `devant ${teams} ${criterion}`,
  between: (ahead, behind, criterion) => `derrière ${ahead} et devant ${behind} ${criterion}`,
  decidedAhead: (decision, own, behind) => `${decision} ${own} devant ${behind}`,
  decidedBetween: (decision, own, ahead, behind) =>
    `${decision} ${own} derrière ${ahead} et devant ${behind}`,
  level: (teams) => `à égalité avec ${teams}\u202f: aucune décision n’est encore enregistrée`,
};
