export const blogTexts = {
  latest: 'Latest Blog',
  byline: (author: string, date: string) => `${author}, ${date}`,
} as const;
