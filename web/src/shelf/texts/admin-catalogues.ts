import type { AdminAreaTexts, Catalogues } from './catalogue';

/** These catalogues are separate from the visitors' catalogues, because they would otherwise be part of the visitors' first view. */
export const adminCatalogues: Catalogues<AdminAreaTexts> = {
  en: async () => (await import('./en/admin')).adminAreaTexts,
  de: async () => (await import('./de/admin')).adminAreaTexts,
  fr: async () => (await import('./fr/admin')).adminAreaTexts,
  it: async () => (await import('./it/admin')).adminAreaTexts,
};
