/** A live match, the lists of matches, and the pages of a match and of a team. */
export const matchDayTexts = {
  phases: {
    scheduled: 'Not started',
    postponed: 'Postponed',
    'first-half': '1st half',
    'half-time': 'Half-time',
    'second-half': '2nd half',
    'extra-time-1': 'Extra time, 1st half',
    'extra-time-break': 'Extra time, break',
    'extra-time-2': 'Extra time, 2nd half',
    'shoot-out': 'Penalty shoot-out',
    finished: 'Full time',
    abandoned: 'Abandoned',
  },
  /** Where a match has no second half. */
  onlyHalf: 'In play',
  fouls: (local: number, visitor: number) => `Fouls ${local} – ${visitor}`,
  provisional: 'Provisional',
  provisionalHint: 'Counts the matches that are being played',
  playing: 'plays now',
  goalNews: (team: string, score: string) => `Goal for ${team}. ${score}`,
  scoreNews: (score: string) => `The score is now: ${score}`,
  scoreInWords: (local: string, localGoals: number, visitor: string, visitorGoals: number) =>
    `${local} ${localGoals}, ${visitor} ${visitorGoals}`,
  filters: { title: 'Narrow the matches', group: 'All groups', team: 'All teams', place: 'All places' },
  form: {
    title: 'Form: the last five matches',
    lastResults: 'Last results',
    none: 'No match played yet.',
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
    missing: 'This team could not be found. It may have been deleted.',
    toTeams: 'All teams',
    matches: 'Matches',
    noMatches: 'No matches are planned for this team yet.',
  },
  print: 'Print fixtures and tables',
} as const;
