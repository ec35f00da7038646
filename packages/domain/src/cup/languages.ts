/** The languages of the site, as BCP 47 has them. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Of a cup that does not say otherwise. */
export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(text: unknown): text is Language {
  return (LANGUAGES as readonly unknown[]).includes(text);
}
