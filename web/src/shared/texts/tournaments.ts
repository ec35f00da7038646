export const tournamentsTexts = {
  welcome: "Welcome to the Zurich women's futsal cup",
  lead: 'Pick a tournament and follow every match, table and goal from kick-off to the final.',
  list: 'Tournaments',
  empty: 'Tournament details will be available soon',
  noName: 'Tournament Name',
} as const;
