/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Matches' },
  teams: { title: 'Teams' },
  contact: { title: 'Contact' },
} as const;
