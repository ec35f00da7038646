import type { Language } from '@futsal-cup/domain/cup/languages';

/** Each language by its own name, so that it is found by those who cannot read the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};
