import type { Language } from '@futsal-cup/domain/cup/text/languages';
import type { Catalogues } from './catalogue';

/** Keeps the texts of each language that has been loaded. */
export function loadedTexts<Texts>(catalogues: Catalogues<Texts>) {
  const loaded: Partial<Record<Language, Texts>> = {};
  return {
    loaded,
    loadIn: async (language: Language): Promise<Texts> => (loaded[language] ??= await catalogues[language]()),
    /** Sets the texts in tests, so that the tests need not wait for them to load. */
    keep: (language: Language, texts: Texts): void => {
      loaded[language] = texts;
    },
  };
}
