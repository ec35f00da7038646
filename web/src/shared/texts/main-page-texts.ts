import type { mainPageTexts } from './en/main-page';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** What stands where a cup is chosen. */
export type MainPageTexts = Translated<typeof mainPageTexts>;

export const {
  load: loadMainPageTexts,
  useTexts: useMainPageTexts,
  keep: keepMainPageTexts,
} = laterTexts<MainPageTexts>({
  en: async () => (await import('./en/main-page')).mainPageTexts,
  de: async () => (await import('./de/main-page')).mainPageTexts,
  fr: async () => (await import('./fr/main-page')).mainPageTexts,
  it: async () => (await import('./it/main-page')).mainPageTexts,
});
