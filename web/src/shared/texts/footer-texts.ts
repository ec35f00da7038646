import type { footerTexts } from './en/footer';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** What stands at the foot of every public page. */
export type FooterTexts = Translated<typeof footerTexts>;

export const {
  load: loadFooterTexts,
  useTexts: useFooterTexts,
  keep: keepFooterTexts,
} = laterTexts<FooterTexts>({
  en: async () => (await import('./en/footer')).footerTexts,
  de: async () => (await import('./de/footer')).footerTexts,
  fr: async () => (await import('./fr/footer')).footerTexts,
  it: async () => (await import('./it/footer')).footerTexts,
});
