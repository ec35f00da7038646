import type { matchDayTexts as english } from '../../en/parts/match-day';
import type { Translated, WithAllArguments } from '../../translated';

const texts = {
  filters: {
    title: 'Filtrer les matchs',
    group: 'Tous les groupes',
    team: 'Toutes les équipes',
    place: 'Tous les lieux',
    none: 'Aucun match ne correspond à ce choix.',
    all: 'Afficher tous les matchs',
  },
  form: {
    title: 'Forme\u202f: les cinq derniers matchs',
    lastResults: 'Derniers résultats',
    none: 'Aucun match précédent dans ce tournoi.',
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
    unfollow: 'Ne plus suivre',
    missing: 'Cette équipe est introuvable. Elle a peut-être été supprimée.',
    toTeams: 'Toutes les équipes',
    matches: 'Matchs',
    noMatches: 'Aucun match au programme de cette équipe pour l’instant.',
  },
  print: 'Imprimer le programme et les classements',
} satisfies Translated<typeof english>;

/** The texts of the lists of matches, and of the pages of a match and of a team. */
export const matchDayTexts: WithAllArguments<typeof english, typeof texts> = texts;
