/** The languages of the site, as BCP 47 has them. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name, so that it is found by those who cannot read the page. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
};

/** Of a cup that does not say otherwise. */
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}
