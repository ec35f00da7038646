import type { matchDayTexts as english } from '../en/match-day';
import type { Translated, WithAllArguments } from '../translated';

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
  fouls: (local, visitor) => `Fautes ${local} – ${visitor}`,
  provisional: 'Provisoire',
  provisionalHint: 'Compte aussi les matchs en cours',
  playing: 'joue en ce moment',
  goalNews: (team, score) => `But pour ${team}. ${score}`,
  scoreNews: (score) => `Nouveau score\u202f: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  timeline: {
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
  },
  filters: {
    title: 'Filtrer les matchs',
    group: 'Tous les groupes',
    team: 'Toutes les équipes',
    place: 'Tous les lieux',
  },
  match: {
    missing: 'Ce match est introuvable. Il a peut-être été supprimé.',
    toMatches: 'Tous les matchs',
  },
  team: {
    follow: 'Suivre cette équipe',
    missing: 'Cette équipe est introuvable. Elle a peut-être été supprimée.',
    toTeams: 'Toutes les équipes',
    matches: 'Matchs',
    noMatches: 'Aucun match au programme de cette équipe pour l’instant.',
  },
} satisfies Translated<typeof english>;

/** What visitors read of a match that is played, on its page and on that of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
