import type { pageTexts as english } from '../../en/public/pages';
import type { Translated } from '../../translated';

/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Spiele' },
  teams: { title: 'Teams' },
  contact: { title: 'Kontakt' },
  admin: { title: 'Verwaltung' },
  tournamentDetails: { title: 'Turnierangaben verwalten' },
  adminTeams: { title: 'Teams verwalten' },
  adminTeamsUpdate: { title: 'Team bearbeiten' },
  fixture: { title: 'Spielplan verwalten' },
} satisfies Translated<typeof english>;
