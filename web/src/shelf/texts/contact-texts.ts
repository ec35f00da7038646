import type { contactTexts } from './en/parts/contact';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** The texts of the contact page. */
export type ContactTexts = Translated<typeof contactTexts>;

export const {
  load: loadContactTexts,
  useTexts: useContactTexts,
  keep: keepContactTexts,
} = laterTexts<ContactTexts>({
  en: async () => (await import('./en/parts/contact')).contactTexts,
  de: async () => (await import('./de/parts/contact')).contactTexts,
  fr: async () => (await import('./fr/parts/contact')).contactTexts,
  it: async () => (await import('./it/parts/contact')).contactTexts,
});
