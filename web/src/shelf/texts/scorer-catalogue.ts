import type { Language } from '@futsal-cup/domain/cup/text/languages';
import type { scorerTexts } from './en/scorer';
import type { Translated } from './translated';

/** The texts of one language that only scorers read. */
export type ScorerTexts = Translated<typeof scorerTexts>;

/** These catalogues are separate from the other areas, so that the build of the scorers' page contains none of their files. */
export const scorerCatalogues: Readonly<Record<Language, () => Promise<ScorerTexts>>> = {
  en: async () => (await import('./en/scorer')).scorerTexts,
  de: async () => (await import('./de/scorer')).scorerTexts,
  fr: async () => (await import('./fr/scorer')).scorerTexts,
  it: async () => (await import('./it/scorer')).scorerTexts,
};
