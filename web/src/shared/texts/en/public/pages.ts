/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Matches' },
  teams: { title: 'Teams' },
  contact: { title: 'Contact' },
  admin: { title: 'Admin' },
  tournamentDetails: { title: 'Admin tournament Details' },
  adminTeams: { title: 'Admin Teams' },
  adminTeamsUpdate: { title: 'Admin Teams update' },
  fixture: { title: 'Admin Fixture' },
} as const;
