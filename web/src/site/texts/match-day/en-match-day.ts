/** The texts of the page of a team, and of the last results of the teams of a match. */
export const matchDayTexts = {
  form: {
    title: 'Form: the last five matches',
    none: 'No earlier match in this cup.',
    letters: { won: 'W', drawn: 'D', lost: 'L' },
    words: { won: 'Won', drawn: 'Drawn', lost: 'Lost' },
  },
  team: {
    referees: 'Referees, by the plan',
    follow: 'Follow this team',
    unfollow: 'Stop following',
    missing: 'This team could not be found. It may have been deleted.',
    toTeams: 'All teams',
    matches: 'Matches',
    noMatches: 'No matches are planned for this team yet.',
  },
};
