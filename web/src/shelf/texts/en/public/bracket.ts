export const bracketTexts = {
  title: 'Tournament Bracket',
  empty: 'No bracket data available',
  noMatchesInRound: 'No matches set for this stage yet',
  rounds: 'Rounds',
} as const;
