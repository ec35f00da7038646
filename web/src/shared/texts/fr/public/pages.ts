import type { pageTexts as english } from '../../en/public/pages';
import type { Translated } from '../../translated';

/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Matchs' },
  teams: { title: 'Équipes' },
  contact: { title: 'Contact' },
  admin: { title: 'Gestion' },
  tournamentDetails: { title: 'Données du tournoi' },
  adminTeams: { title: 'Gérer les équipes' },
  adminTeamsUpdate: { title: 'Modifier l’équipe' },
  fixture: { title: 'Gérer le calendrier' },
} satisfies Translated<typeof english>;
