import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { textsOf } from '../../shelf/texts/texts-of';
import type { Translated } from '../../shelf/texts/translated';
import { keepTexts } from '../../shelf/texts/use-texts';
import type { siteTexts } from './en';

/** The texts of the pages that visitors open first, and the texts that visitors and administrators read. */
export type SiteTexts = Translated<typeof siteTexts>;

const texts = textsOf<SiteTexts>({
  en: async () => (await import('./en')).siteTexts,
  de: async () => (await import('./de')).siteTexts,
  fr: async () => (await import('./fr')).siteTexts,
  it: async () => (await import('./it')).siteTexts,
});

export const { useTexts: useSiteTexts, shownTexts: shownSiteTexts, keep: keepSiteTexts } = texts;

export async function loadSiteTexts(language: Language): Promise<void> {
  keepTexts(language, await texts.loadIn(language));
}
