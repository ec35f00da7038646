import { textsOf } from '../../shelf/texts/texts-of';
import type { Translated } from '../../shelf/texts/translated';
import type { homeTexts } from './en-home';

/** The texts below the first view of the home page. */
export type HomeTexts = Translated<typeof homeTexts>;

export const {
  load: loadHomeTexts,
  useTexts: useHomeTexts,
  keep: keepHomeTexts,
} = textsOf<HomeTexts>({
  en: async () => (await import('./en-home')).homeTexts,
  de: async () => (await import('./de-home')).homeTexts,
  fr: async () => (await import('./fr-home')).homeTexts,
  it: async () => (await import('./it-home')).homeTexts,
});
