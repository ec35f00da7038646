export const adminTexts = {
  signedInAs: (email: string) => `Logged in as ${email}`,
  guide: 'Guide: a club’s first cup',
  /** Of the pages' banners. */
  titles: {
    club: 'Admin',
    details: 'Admin tournament Details',
    teams: 'Admin Teams',
    updateTeam: 'Admin Teams update',
    fixture: 'Admin Fixture',
  },
  main: {
    title: 'Tournaments',
    empty: 'There are not tournaments created yet',
    create: 'Create tournament',
  },
  options: {
    title: 'Tournament options',
    details: 'Tournament details',
    teams: 'Teams',
    fixture: 'Fixture',
    /** The navigation beside the three buttons. */
    more: 'Match day',
    notFound: 'We could not find the tournament you are looking for',
    backToTournaments: 'Back to the tournaments',
  },
} as const;
