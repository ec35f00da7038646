import type { pageTexts as english } from '../../en/public/pages';
import type { Translated } from '../../translated';

/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Matchs' },
  teams: { title: 'Équipes' },
  contact: { title: 'Contact' },
} satisfies Translated<typeof english>;
