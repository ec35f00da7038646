export const homeTexts = {
  title: 'Home',
  line: 'Welcome to the most thrilling football cup event of the year!',
  startingIn: 'Tournament starting in:',
  units: { weeks: 'weeks', days: 'days', hours: 'hr', minutes: 'min', seconds: 'sec' },
  noTournament: 'No upcoming tournament!',
  finished: 'Countdown finished!',
  toMatches: 'All matches',
  toTeams: 'Teams',
} as const;
