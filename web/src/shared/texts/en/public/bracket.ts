export const bracketTexts = {
  title: 'Tournament Bracket',
  empty: 'No bracket data available',
  noStages: 'Please add knockout stages before adding matches',
  noMatches: 'No matches set for any knockout stage yet',
  noMatchesInRound: 'No matches set for this stage yet',
  rounds: 'Rounds',
} as const;
