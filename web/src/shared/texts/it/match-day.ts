import type { matchDayTexts as english } from '../en/match-day';
import type { Translated, WithAllArguments } from '../translated';

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
  changes: {
    postponed: 'Rinviata',
    'first-half': 'Calcio d’inizio',
    'half-time': 'Intervallo',
    'second-half': 'Inizio del 2º tempo',
    'extra-time-1': 'Inizio dei supplementari',
    'extra-time-break': 'Intervallo dei supplementari',
    'extra-time-2': 'Inizio del 2º tempo supplementare',
    'shoot-out': 'Calci di rigore',
    finished: 'Fine della partita',
    abandoned: 'Sospesa',
  },
  fouls: (local, visitor) => `Falli ${local} – ${visitor}`,
  provisional: 'Provvisoria',
  provisionalHint: 'Conta anche le partite in corso',
  playing: 'in campo ora',
  goalNews: (team, score) => `Rete per ${team}. ${score}`,
  scoreNews: (score) => `Nuovo punteggio: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  timeline: {
    title: 'Cronaca',
    none: 'Di questa partita non c’è una cronaca.',
    notYet: 'La cronaca inizia con il calcio d’inizio.',
    goal: 'Rete',
    'own-goal': 'Autorete',
    ownGoalFor: (team) => `per ${team}`,
    penalty: 'Rete su rigore',
    kickIn: 'Rigore segnato',
    kickMissed: 'Rigore sbagliato',
    'time-out': 'Time-out',
    yellow: 'Cartellino giallo',
    red: 'Cartellino rosso',
    score: 'Punteggio corretto',
    result: 'Risultato',
    forfeit: 'Vittoria per forfait',
    arrivedLater: 'arrivata più tardi, non conta',
    minute: (minute) => `Minuto ${minute}`,
  },
  match: {
    missing: 'Questa partita non è stata trovata. Forse è stata eliminata.',
    toMatches: 'Tutte le partite',
  },
  team: {
    missing: 'Questa squadra non è stata trovata. Forse è stata eliminata.',
    toTeams: 'Tutte le squadre',
    matches: 'Partite',
    noMatches: 'Nessuna partita ancora in programma per questa squadra.',
  },
} satisfies Translated<typeof english>;

/** What visitors read of a match that is played, on its page and on that of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
