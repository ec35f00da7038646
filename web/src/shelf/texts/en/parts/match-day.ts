/** The texts of the lists of matches, and of the pages of a match and of a team. */
export const matchDayTexts = {
  filters: {
    title: 'Narrow the matches',
    group: 'All groups',
    team: 'All teams',
    place: 'All places',
    none: 'No match fits this choice.',
    all: 'Show all matches',
  },
  form: {
    title: 'Form: the last five matches',
    lastResults: 'Last results',
    none: 'No earlier match in this cup.',
    letters: { won: 'W', drawn: 'D', lost: 'L' },
    words: { won: 'Won', drawn: 'Drawn', lost: 'Lost' },
  },
  match: {
    missing: 'This match could not be found. It may have been deleted.',
    toMatches: 'All matches',
    showOnMap: 'Show on a map',
  },
  team: {
    follow: 'Follow this team',
    unfollow: 'Stop following',
    missing: 'This team could not be found. It may have been deleted.',
    toTeams: 'All teams',
    matches: 'Matches',
    noMatches: 'No matches are planned for this team yet.',
  },
  print: 'Print fixtures and tables',
} as const;
