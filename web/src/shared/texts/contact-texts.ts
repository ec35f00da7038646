import type { contactTexts } from './en/contact';
import { laterTexts } from './later-texts';
import type { Translated } from './translated';

/** What stands on the page with the contact. */
export type ContactTexts = Translated<typeof contactTexts>;

export const {
  load: loadContactTexts,
  useTexts: useContactTexts,
  keep: keepContactTexts,
} = laterTexts<ContactTexts>({
  en: async () => (await import('./en/contact')).contactTexts,
  de: async () => (await import('./de/contact')).contactTexts,
  fr: async () => (await import('./fr/contact')).contactTexts,
  it: async () => (await import('./it/contact')).contactTexts,
});
