export const tournamentsTexts = {
  welcome: "Welcome to the Zurich women's futsal cup",
  lead: 'Pick a tournament and follow every match, table and goal from kick-off to the final.',
  cups: 'All cups',
  list: 'Tournaments',
  times: { running: 'On now', coming: 'Coming', past: 'Past' },
  empty: 'Tournament details will be available soon',
  noName: 'Tournament Name',
  unnamed: (date: string) => `Cup of ${date}`,
} as const;

export const homeTexts = {
  line: 'Welcome to the most thrilling football cup event of the year!',
  startingIn: 'Tournament starting in:',
  units: { weeks: 'weeks', days: 'days', hours: 'hr', minutes: 'min', seconds: 'sec' },
  noTournament: 'No upcoming tournament!',
  finished: 'Countdown finished!',
  podium: ['Champion', 'Second', 'Third'],
  firstKickOff: (when: string) => `First kick-off: ${when}`,
  toMatches: 'All matches',
  toTeams: 'Teams',
} as const;
