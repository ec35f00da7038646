import type { Language } from './languages';

/** The name of each language in that language, so that people who cannot read the page find their own. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};
