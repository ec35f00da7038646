import type { Language } from '@futsal-cup/domain/cup/text/languages';
import type { adminAreaTexts } from './en/admin';
import type { publicTexts } from './en/public';
import type { Translated } from './translated';

/** The texts of one language that visitors read on the pages that they open first. */
export type PublicTexts = Translated<typeof publicTexts>;

/** The texts of one language that only administrators read. */
export type AdminAreaTexts = Translated<typeof adminAreaTexts>;

/** A catalogue loads each language from its own file, so that visitors do not load a language that they do not read. */
export type Catalogues<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

export const publicCatalogues: Catalogues<PublicTexts> = {
  en: async () => (await import('./en/public')).publicTexts,
  de: async () => (await import('./de/public')).publicTexts,
  fr: async () => (await import('./fr/public')).publicTexts,
  it: async () => (await import('./it/public')).publicTexts,
};
