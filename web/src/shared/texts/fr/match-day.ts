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
  fouls: (local, visitor) => `Fautes ${local} – ${visitor}`,
  provisional: 'Provisoire',
  provisionalHint: 'Compte aussi les matchs en cours',
  playing: 'joue en ce moment',
  goalNews: (team, score) => `But pour ${team}. ${score}`,
  scoreNews: (score) => `Nouveau score\u202f: ${score}`,
  scoreInWords: (local, localGoals, visitor, visitorGoals) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  filters: {
    title: 'Filtrer les matchs',
    group: 'Tous les groupes',
    team: 'Toutes les équipes',
    place: 'Tous les lieux',
  },
  form: {
    title: 'Forme\u202f: les cinq derniers matchs',
    lastResults: 'Derniers résultats',
    none: 'Aucun match joué pour l’instant.',
    letters: { won: 'G', drawn: 'N', lost: 'P' },
    words: { won: 'Gagné', drawn: 'Match nul', lost: 'Perdu' },
  },
  match: {
    missing: 'Ce match est introuvable. Il a peut-être été supprimé.',
    toMatches: 'Tous les matchs',
    showOnMap: 'Voir sur la carte',
  },
  team: {
    follow: 'Suivre cette équipe',
    missing: 'Cette équipe est introuvable. Elle a peut-être été supprimée.',
    toTeams: 'Toutes les équipes',
    matches: 'Matchs',
    noMatches: 'Aucun match au programme de cette équipe pour l’instant.',
  },
  print: 'Imprimer le programme et les classements',
} satisfies Translated<typeof english>;

/** What visitors read of a match that is played, on its page and on that of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
