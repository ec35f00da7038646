/** Titles of the pages' banners and what they say while there is nothing to show. */
export const pageTexts = {
  matches: { title: 'Matches', empty: 'No matches founded' },
  teams: { title: 'Teams', empty: 'No teams founded' },
  contact: { title: 'Contact' },
  blog: { title: 'Blog Posts', banner: 'Latest Blog' },
  single: { title: 'Blog Post' },
  admin: { title: 'Admin' },
  tournamentDetails: { title: 'Admin tournament Details' },
  adminTeams: { title: 'Admin Teams' },
  adminTeamsUpdate: {
    title: 'Admin Teams update',
    empty: 'Not Team founded. Please come back and SELECT a team to edit',
  },
  fixture: { title: 'Admin Fixture' },
} as const;
