export const adminTexts = {
  signedInAs: (email: string) => `Logged in as ${email}`,
  guide: 'Guide: a club’s first cup',
  /** The titles in the pages' banners. */
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
    /** The label of the navigation beside the three buttons. */
    more: 'Match day',
    notFound: 'We could not find the tournament you are looking for',
    backToTournaments: 'Back to the tournaments',
  },
} as const;

/** The texts that the message banner shows for a failed call if the server gave no reason. */
export const errorTexts = {
  unexpected: 'An unexpected error ocurred',
  noAnswer: 'An unexpected error ocurred: no answer from the server. What you entered is still here.',
  noAdministrator: 'Your account has no administrator rights yet',
  logInAgain: 'Please log in to continue',
} as const;
