export const matchesTexts = {
  nextMatch: 'Next Match',
  noMatchInfo: 'No match info founded',
  upcoming: 'Upcoming Matches',
  noMatches: 'No matches founded',
  results: 'Results',
  noResults: 'No results yet',
  latestResults: 'Latest results',
  scoreboard: 'Scoreboard',
  states: {
    scheduled: 'Scheduled',
    due: 'Due now',
    'awaiting-result': 'Awaiting result',
    played: 'Result',
  },
  sample: 'Sample',
  sampleNote: 'This is what the scoreboard looks like once the first match has kicked off.',
  versus: 'vs',
} as const;

export const matchTexts = {
  noTeam: 'NO TEAM',
  noScore: '(-)',
  team1: 'Team 1',
  team2: 'Team 2',
  unknownVenue: 'Unknown Venue',
  hours: 'HS',
  to: 'to',
  penalties: (local: number, visitor: number) => `(${local} - ${visitor} pen.)`,
  match: (number: number) => `Match ${number}`,
  when: (date: string, time: string, location: string) => `${date} at ${time} - ${location}`,
} as const;
