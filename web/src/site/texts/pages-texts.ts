import { textsOf } from '../../shelf/texts/texts-of';
import type { Translated } from '../../shelf/texts/translated';
import type { pagesTexts } from './en-pages';

/** The texts that only some pages show. */
export type PagesTexts = Translated<typeof pagesTexts>;

export const {
  load: loadPagesTexts,
  useTexts: usePagesTexts,
  keep: keepPagesTexts,
} = textsOf<PagesTexts>({
  en: async () => (await import('./en-pages')).pagesTexts,
  de: async () => (await import('./de-pages')).pagesTexts,
  fr: async () => (await import('./fr-pages')).pagesTexts,
  it: async () => (await import('./it-pages')).pagesTexts,
});
