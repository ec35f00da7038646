import type { liveTexts as english } from './en-live';
import type { Translated, WithAllArguments } from './translated';

const texts = {
  phases: {
    scheduled: 'Non ancora iniziata',
    postponed: 'Rinviata',
    'first-half': '1º tempo',
    'half-time': 'Intervallo',
    'second-half': '2º tempo',
    'extra-time-1': 'Supplementari, 1º tempo',
    'extra-time-break': 'Supplementari, intervallo',
    'extra-time-2': 'Supplementari, 2º tempo',
    'shoot-out': 'Calci di rigore',
    finished: 'Fine della partita',
    abandoned: 'Sospesa',
  },
  onlyHalf: 'In corso',
  fouls: (local, visitor) => `Falli ${local} – ${visitor}`,
  players: (local, visitor, time) => `In campo ${local} – ${visitor}, ancora ${time}`,
  provisional: 'Provvisoria',
  provisionalHint: 'Conta anche le partite in corso',
  playing: 'in campo ora',
  goalNews: (team, score) => `Rete per ${team}. ${score}`,
  scoreNews: (score) => `Nuovo punteggio: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
} satisfies Translated<typeof english>;

/** The texts about a match that is being played. */
export const liveTexts: WithAllArguments<typeof english, typeof texts> = texts;
