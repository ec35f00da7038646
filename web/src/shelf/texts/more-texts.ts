import type { moreTexts } from './en/parts/more';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts of the lower part of the home page and of a post. */
export type MoreTexts = Translated<typeof moreTexts>;

export const {
  load: loadMoreTexts,
  useTexts: useMoreTexts,
  keep: keepMoreTexts,
} = laterTexts<MoreTexts>({
  en: async () => (await import('./en/parts/more')).moreTexts,
  de: async () => (await import('./de/parts/more')).moreTexts,
  fr: async () => (await import('./fr/parts/more')).moreTexts,
  it: async () => (await import('./it/parts/more')).moreTexts,
});
