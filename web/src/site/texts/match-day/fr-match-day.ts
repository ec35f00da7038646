import type { matchDayTexts as english } from './en-match-day';
import type { Translated } from '../../../shelf/texts/translated';

export const matchDayTexts: Translated<typeof english> = {
  form: {
    title: 'Forme\u202f: les cinq derniers matchs',
    none: 'Aucun match précédent dans ce tournoi.',
    letters: { won: 'G', drawn: 'N', lost: 'P' },
    words: { won: 'Gagné', drawn: 'Match nul', lost: 'Perdu' },
  },
  team: {
    referees: 'Arbitre, selon le plan',
    follow: 'Suivre cette équipe',
    unfollow: 'Ne plus suivre',
    missing: 'Cette équipe est introuvable. Elle a peut-être été supprimée.',
    toTeams: 'Toutes les équipes',
    matches: 'Matchs',
    noMatches: 'Aucun match au programme de cette équipe pour l’instant.',
  },
};
