import type { timelineTexts as english } from '../../en/parts/timeline';
import type { Translated } from '../../translated';

export const timelineTexts = {
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
} satisfies Translated<typeof english>;
