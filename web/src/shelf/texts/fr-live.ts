import type { liveTexts as english } from './en-live';
import type { Translated, WithAllArguments } from './translated';

const texts = {
  phases: {
    scheduled: 'Pas encore commencé',
    postponed: 'Reporté',
    'first-half': '1re mi-temps',
    'half-time': 'Mi-temps',
    'second-half': '2e mi-temps',
    'extra-time-1': 'Prolongation, 1re mi-temps',
    'extra-time-break': 'Prolongation, pause',
    'extra-time-2': 'Prolongation, 2e mi-temps',
    'shoot-out': 'Tirs au but',
    finished: 'Fin du match',
    abandoned: 'Interrompu',
  },
  onlyHalf: 'Match en cours',
  fouls: (local, visitor) => `Fautes ${local} – ${visitor}`,
  players: (local, visitor, time) => `En jeu ${local} – ${visitor}, encore ${time}`,
  provisional: 'Provisoire',
  provisionalHint: 'Compte aussi les matchs en cours',
  playing: 'joue en ce moment',
  goalNews: (team, score) => `But pour ${team}. ${score}`,
  scoreNews: (score) => `Nouveau score\u202f: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
} satisfies Translated<typeof english>;

/** The texts about a match that is being played. */
export const liveTexts: WithAllArguments<typeof english, typeof texts> = texts;
