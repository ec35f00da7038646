import type { blogTexts as english } from '../../../en/parts/more/blog';
import type { Translated } from '../../../translated';

export const blogTexts = {
  latest: 'Neues im Blog',
  byline: (author, date) => `${author}, ${date}`,
} satisfies Translated<typeof english>;
