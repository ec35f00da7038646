import type { Language } from '@futsal-cup/domain/cup/text/languages';
import type { sharedTexts } from './en';
import type { Translated } from './translated';

/** The texts of one language that visitors and administrators read. */
export type SharedTexts = Translated<typeof sharedTexts>;

/** A catalogue loads each language from its own file, so that visitors do not load a language that they do not read. */
export type Catalogues<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

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
