import type * as english from '../../en/public/tournaments';
import type { Translated } from '../../translated';

export const tournamentsTexts = {
  cups: 'Les tournois',
  noName: 'Nom du tournoi',
  unnamed: (date) => `Tournoi du ${date}`,
} satisfies Translated<typeof english.tournamentsTexts>;

export const homeTexts = {
  line: 'Bienvenue à la coupe de football la plus palpitante de l’année\u202f!',
  startingIn: 'Début du tournoi dans\u202f:',
  units: { weeks: 'sem.', days: 'jours', hours: 'h', minutes: 'min', seconds: 's' },
  noTournament: 'Aucun tournoi à venir\u202f!',
  finished: 'Le compte à rebours est terminé\u202f!',
  podium: ['Vainqueur', 'Deuxième place', 'Troisième place'],
  firstKickOff: (when) => `Premier coup d’envoi\u202f: ${when}`,
  toMatches: 'Tous les matchs',
  toTeams: 'Équipes',
} satisfies Translated<typeof english.homeTexts>;
