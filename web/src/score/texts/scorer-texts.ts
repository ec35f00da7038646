import { textsOf } from '../../shelf/texts/texts-of';
import type { Translated } from '../../shelf/texts/translated';
import type { scorerTexts } from './en';

/** The texts of one language that only scorers read. */
export type ScorerTexts = Translated<typeof scorerTexts>;

export const {
  loadIn: loadScorerTexts,
  useTexts: useScorerTexts,
  keep: keepScorerTexts,
} = textsOf<ScorerTexts>({
  en: async () => (await import('./en')).scorerTexts,
  de: async () => (await import('./de')).scorerTexts,
  fr: async () => (await import('./fr')).scorerTexts,
  it: async () => (await import('./it')).scorerTexts,
});
