export const matchesTexts = {
  nextMatch: 'Next Match',
  noMatchInfo: 'No match info founded',
  upcoming: 'Upcoming Matches',
  noMatches: 'No matches founded',
  results: 'Results',
  bracket: 'Tournament Bracket',
  scoreboard: 'Scoreboard',
  live: 'Live',
  fullTime: 'Result',
  sample: 'Sample',
  sampleNote: 'This is what the scoreboard looks like once the first match has kicked off.',
  versus: 'vs',
} as const;
