/** The texts of the page on which a visitor chooses a cup. */
export const mainPageTexts = {
  welcome: "Welcome to the Zurich women's futsal cup",
  lead: 'Pick a tournament and follow every match, table and goal from kick-off to the final.',
  list: 'Tournaments',
  times: { running: 'On now', coming: 'Coming', past: 'Past' },
  empty: 'Tournament details will be available soon',
  cupGone: 'This cup could not be found. It may have been deleted.',
} as const;
