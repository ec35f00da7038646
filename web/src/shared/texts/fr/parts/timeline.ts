import type { timelineTexts as english } from '../../en/parts/timeline';
import type { Translated } from '../../translated';

export const timelineTexts = {
  changes: {
    postponed: 'Reporté',
    'first-half': 'Coup d’envoi',
    'half-time': 'Mi-temps',
    'second-half': 'Début de la 2e mi-temps',
    'extra-time-1': 'Début de la prolongation',
    'extra-time-break': 'Pause de la prolongation',
    'extra-time-2': 'Début de la 2e mi-temps de la prolongation',
    'shoot-out': 'Tirs au but',
    finished: 'Fin du match',
    abandoned: 'Interrompu',
  },
  title: 'Déroulement',
  none: 'Le déroulement de ce match n’a pas été noté.',
  notYet: 'Le déroulement commence avec le coup d’envoi.',
  goal: 'But',
  'own-goal': 'Autogoal',
  ownGoalFor: (team) => `pour ${team}`,
  penalty: 'But sur penalty',
  kickIn: 'Tir au but réussi',
  kickMissed: 'Tir au but manqué',
  'time-out': 'Temps mort',
  yellow: 'Carton jaune',
  red: 'Carton rouge',
  score: 'Score corrigé',
  result: 'Résultat',
  forfeit: 'Victoire par forfait',
  arrivedLater: 'arrivé plus tard, ne compte pas',
  minute: (minute) => `Minute ${minute}`,
} satisfies Translated<typeof english>;
