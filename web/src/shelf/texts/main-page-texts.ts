import type { mainPageTexts } from './en/parts/main-page';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts of the page on which a visitor chooses a cup. */
export type MainPageTexts = Translated<typeof mainPageTexts>;

export const {
  load: loadMainPageTexts,
  useTexts: useMainPageTexts,
  keep: keepMainPageTexts,
} = laterTexts<MainPageTexts>({
  en: async () => (await import('./en/parts/main-page')).mainPageTexts,
  de: async () => (await import('./de/parts/main-page')).mainPageTexts,
  fr: async () => (await import('./fr/parts/main-page')).mainPageTexts,
  it: async () => (await import('./it/parts/main-page')).mainPageTexts,
});
