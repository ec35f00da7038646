import type { AdminAreaTexts, Catalogues } from './catalogue';

/** Apart from those of visitors, in whose first view they would be. */
export const adminCatalogues: Catalogues<AdminAreaTexts> = {
  en: async () => (await import('./en/admin')).adminAreaTexts,
  de: async () => (await import('./de/admin')).adminAreaTexts,
  fr: async () => (await import('./fr/admin')).adminAreaTexts,
  it: async () => (await import('./it/admin')).adminAreaTexts,
};
