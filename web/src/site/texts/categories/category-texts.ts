import { textsOf } from '../../../shelf/texts/texts-of';
import type { Translated } from '../../../shelf/texts/translated';
import type { categoryTexts } from './en-categories';

/** They are files of their own, because only cups with categories need them. */
export const {
  load: loadCategoryTexts,
  useTexts: useCategoryTexts,
  keep: keepCategoryTexts,
} = textsOf<Translated<typeof categoryTexts>>({
  en: async () => (await import('./en-categories')).categoryTexts,
  de: async () => (await import('./de-categories')).categoryTexts,
  fr: async () => (await import('./fr-categories')).categoryTexts,
  it: async () => (await import('./it-categories')).categoryTexts,
});
