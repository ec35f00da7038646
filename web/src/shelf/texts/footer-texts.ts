import type { footerTexts } from './en/parts/footer';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts of the footer of every public page. */
export type FooterTexts = Translated<typeof footerTexts>;

export const {
  load: loadFooterTexts,
  useTexts: useFooterTexts,
  keep: keepFooterTexts,
} = laterTexts<FooterTexts>({
  en: async () => (await import('./en/parts/footer')).footerTexts,
  de: async () => (await import('./de/parts/footer')).footerTexts,
  fr: async () => (await import('./fr/parts/footer')).footerTexts,
  it: async () => (await import('./it/parts/footer')).footerTexts,
});
