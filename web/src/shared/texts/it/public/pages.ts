import type { pageTexts as english } from '../../en/public/pages';
import type { Translated } from '../../translated';

/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Partite' },
  teams: { title: 'Squadre' },
  contact: { title: 'Contatti' },
  admin: { title: 'Gestione' },
  tournamentDetails: { title: 'Dati del torneo' },
  adminTeams: { title: 'Gestire le squadre' },
  adminTeamsUpdate: { title: 'Modificare la squadra' },
  fixture: { title: 'Gestire il calendario' },
} satisfies Translated<typeof english>;
