import type { Language } from '@futsal-cup/domain/cup/text/languages';

/** The languages in which there is a guide; the build makes a page for each. @internal */
export const GUIDE_LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];

type GuideLanguage = (typeof GUIDE_LANGUAGES)[number];

/** The guide is no part of the app: a page of its own, made from docs/guide.md. */
export function guideAddress(language: GuideLanguage): string {
  return `/guide/${language}.html`;
}

/** The guide for whoever reads the site in this language. */
export function guideLanguageFor(language: Language): GuideLanguage {
  return GUIDE_LANGUAGES.find((own) => own === language) ?? 'en';
}
