/** The home page of a cup that is to come, under way or over. */
export const cupStateTexts = {
  firstMatches: 'First matches',
  today: 'Today',
  nextDay: 'Next day of play',
  champion: 'Champion',
  second: 'Second',
  third: 'Third',
  final: 'The final',
  way: 'The way to the title',
} as const;
