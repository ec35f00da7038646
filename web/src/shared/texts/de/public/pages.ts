import type { pageTexts as english } from '../../en/public/pages';
import type { Translated } from '../../translated';

/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Spiele' },
  teams: { title: 'Teams' },
  contact: { title: 'Kontakt' },
} satisfies Translated<typeof english>;
