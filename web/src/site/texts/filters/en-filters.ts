/** The texts of the filters of the matches, and of the button beside them. */
export const filterTexts = {
  title: 'Narrow the matches',
  group: 'All groups',
  team: 'All teams',
  place: 'All places',
  none: 'No match fits this choice.',
  all: 'Show all matches',
  save: 'Save as CSV',
  print: 'Print fixtures and tables',
  printMatches: 'Print fixtures',
};
