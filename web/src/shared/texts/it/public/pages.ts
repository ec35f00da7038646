import type { pageTexts as english } from '../../en/public/pages';
import type { Translated } from '../../translated';

/** Titles of the pages' banners. */
export const pageTexts = {
  matches: { title: 'Partite' },
  teams: { title: 'Squadre' },
  contact: { title: 'Contatti' },
} satisfies Translated<typeof english>;
