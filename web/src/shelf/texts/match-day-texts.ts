import type { matchDayTexts } from './en/parts/match-day';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts of the lists of matches, and of the pages of a match and of a team. */
export type MatchDayTexts = Translated<typeof matchDayTexts>;

export const {
  load: loadMatchDayTexts,
  useTexts: useMatchDayTexts,
  keep: keepMatchDayTexts,
} = laterTexts<MatchDayTexts>({
  en: async () => (await import('./en/parts/match-day')).matchDayTexts,
  de: async () => (await import('./de/parts/match-day')).matchDayTexts,
  fr: async () => (await import('./fr/parts/match-day')).matchDayTexts,
  it: async () => (await import('./it/parts/match-day')).matchDayTexts,
});
