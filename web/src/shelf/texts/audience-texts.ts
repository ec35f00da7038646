import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { type Catalogues, loadedTexts } from './catalogue';
import { orThrow, shownTexts, useLanguage } from './use-texts';

/** The texts of one audience, such as visitors. They are loaded before anything that shows them is drawn. */
interface AudienceTexts<Texts> {
  readonly loadIn: (language: Language) => Promise<Texts>;
  readonly useTexts: () => Texts;
  /** Returns the texts, for code outside of components. That code runs again whenever it needs a text. */
  readonly shownTexts: () => Texts;
  /** Sets the texts in tests, so that the tests need not wait for them to load. */
  readonly keep: (language: Language, texts: Texts) => void;
}

export function audienceTexts<Texts>(catalogues: Catalogues<Texts>): AudienceTexts<Texts> {
  const { loaded, loadIn, keep } = loadedTexts(catalogues);
  return {
    loadIn,
    useTexts: () => orThrow(loaded[useLanguage()]),
    shownTexts: () => orThrow(loaded[shownTexts().language]),
    keep,
  };
}
