export const tournamentsTexts = {
  cups: 'All cups',
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
