import type { Language } from '@futsal-cup/domain/cup/text/languages';

/** The languages in which there is a guide; the build makes a page for each. @internal */
export const GUIDE_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** The guide is not part of the app: it is a page of its own that is made from docs/guide.md. */
export function guideAddress(language: GuideLanguage): string {
  return `/guide/${language}.html`;
}

/** Returns the language of the guide for a reader of the site in this language. */
export function guideLanguageFor(language: Language): GuideLanguage {
  return GUIDE_LANGUAGES.find((own) => own === language) ?? 'en';
}
