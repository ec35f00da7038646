import { audienceTexts } from '../../shelf/texts/audience-texts';
import type { Translated } from '../../shelf/texts/translated';
import type { siteTexts } from './en';

/** The texts of the pages that visitors open first, and the texts that visitors and administrators read. */
export type SiteTexts = Translated<typeof siteTexts>;

export const {
  loadIn: loadSiteTexts,
  useTexts: useSiteTexts,
  shownTexts: shownSiteTexts,
  keep: keepSiteTexts,
} = audienceTexts<SiteTexts>({
  en: async () => (await import('./en')).siteTexts,
  de: async () => (await import('./de')).siteTexts,
  fr: async () => (await import('./fr')).siteTexts,
  it: async () => (await import('./it')).siteTexts,
});
