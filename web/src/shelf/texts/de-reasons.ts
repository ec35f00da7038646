import type { ReasonWords } from '@futsal-cup/domain/standings/decided-by';

export const reasonWords: ReasonWords = {
  criteria: {
    'points-a-match': 'der Punkte pro Spiel',
    'goal-difference': 'der Tordifferenz',
    'goals-scored': 'der erzielten Tore',
    wins: 'der Siege',
    'away-goals': 'der Auswärtstore',
    'goal-quotient': 'des Torquotienten',
    'head-to-head-points': 'der Punkte in der Direktbegegnung',
    'head-to-head-goal-difference': 'der Tordifferenz in der Direktbegegnung',
    'head-to-head-goals': 'der Tore in der Direktbegegnung',
    'head-to-head-away-goals': 'der Auswärtstore in der Direktbegegnung',
    conduct: 'der Fairplay-Wertung',
    'conduct-in-part': 'der Fairplay-Wertung (nicht in allen Spielen gezählt)',
    kicks: 'des Penaltyschiessens nach ihrem Spiel',
  },
  decisions: {
    'decision-unstated': 'die Turnierleitung hat entschieden:',
    'decision-lots': 'das Los setzt',
    'decision-shoot-out': 'ein Penaltyschiessen setzt',
    'decision-deciding-match': 'ein Entscheidungsspiel setzt',
    'decision-conduct': 'die Fairplay-Wertung setzt',
    'decision-ranking': 'die Rangliste setzt',
    'decision-organisers': 'die Turnierleitung hat entschieden:',
  },
  and: 'und',
  // The text has no adjective, which would need another ending after 'setzt' than after 'vor'.
  otherTeams: (count) => `${count} Teams`,
  behind: (teams, criterion) => `hinter ${teams} aufgrund ${criterion}`,
  ahead: (teams, criterion) => `vor ${teams} aufgrund ${criterion}`,
  between: (ahead, behind, criterion) => `hinter ${ahead} und vor ${behind} aufgrund ${criterion}`,
  decidedAhead: (decision, own, behind) => `${decision} ${own} vor ${behind}`,
  decidedBetween: (decision, own, ahead, behind) => `${decision} ${own} hinter ${ahead} und vor ${behind}`,
  level: (teams) => `gleichauf mit ${teams}: Noch ist keine Entscheidung festgehalten`,
};
