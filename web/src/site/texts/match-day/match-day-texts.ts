import { textsOf } from '../../../shelf/texts/texts-of';
import type { Translated } from '../../../shelf/texts/translated';
import type { matchDayTexts } from './en-match-day';

/** They are files of their own, because the first views of the other pages do without them. */
export const {
  load: loadMatchDayTexts,
  useTexts: useMatchDayTexts,
  keep: keepMatchDayTexts,
} = textsOf<Translated<typeof matchDayTexts>>({
  en: async () => (await import('./en-match-day')).matchDayTexts,
  de: async () => (await import('./de-match-day')).matchDayTexts,
  fr: async () => (await import('./fr-match-day')).matchDayTexts,
  it: async () => (await import('./it-match-day')).matchDayTexts,
});
