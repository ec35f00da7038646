import { textsOf } from '../../../shelf/texts/texts-of';
import type { Translated } from '../../../shelf/texts/translated';
import type { filterTexts } from './en-filters';

/** They are files of their own, because the first view of the matches needs them, and not the texts of the home page. */
export const {
  load: loadFilterTexts,
  useTexts: useFilterTexts,
  keep: keepFilterTexts,
} = textsOf<Translated<typeof filterTexts>>({
  en: async () => (await import('./en-filters')).filterTexts,
  de: async () => (await import('./de-filters')).filterTexts,
  fr: async () => (await import('./fr-filters')).filterTexts,
  it: async () => (await import('./it-filters')).filterTexts,
});
