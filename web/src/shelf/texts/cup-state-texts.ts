import type { cupStateTexts } from './en/parts/cup-state';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts of the home page about a cup that is upcoming, under way or over. */
export type CupStateTexts = Translated<typeof cupStateTexts>;

export const {
  load: loadCupStateTexts,
  useTexts: useCupStateTexts,
  keep: keepCupStateTexts,
} = laterTexts<CupStateTexts>({
  en: async () => (await import('./en/parts/cup-state')).cupStateTexts,
  de: async () => (await import('./de/parts/cup-state')).cupStateTexts,
  fr: async () => (await import('./fr/parts/cup-state')).cupStateTexts,
  it: async () => (await import('./it/parts/cup-state')).cupStateTexts,
});
