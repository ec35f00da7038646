import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { use } from 'react';
import { loadTexts, needTexts } from './language';
import { orThrow, shownLanguage, useLanguage } from './use-texts';

/** Each language is a file of its own, so that nobody loads a language that they do not read. */
type Catalogues<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

interface TextsOf<Texts> {
  /** Loads the texts in the current language. If that fails, the page continues in the next language. */
  readonly load: () => Promise<void>;
  readonly loadIn: (language: Language) => Promise<Texts>;
  /** A hook that returns the texts. A component that needs them before they are loaded suspends. */
  readonly useTexts: () => Texts;
  /** Returns loaded texts, for code outside of components. That code runs again whenever it needs a text. */
  readonly shownTexts: () => Texts;
  /** Returns whether the texts are loaded in the current language. */
  readonly isShown: () => boolean;
  /** Sets the texts in tests, so that the tests need not wait for them to load. */
  readonly keep: (language: Language, texts: Texts) => void;
}

/** After this time a failed load is tried again when the component is drawn again. */
const REST_MS = 5_000;

/** Texts that load together: those of an audience, or those of a part of its pages, which load with that part. */
export function textsOf<Texts>(catalogues: Catalogues<Texts>): TextsOf<Texts> {
  const loaded: Partial<Record<Language, Texts>> = {};
  const waits = new Map<Language, Promise<void>>();
  const failures = new Map<Language, Promise<void>>();

  const loadIn = async (language: Language) => (loaded[language] ??= await catalogues[language]());
  const load = () => loadTexts(loadIn);

  /** All components that wait share one promise, because React asks for it again on each draw. */
  const waitFor = (language: Language): Promise<void> => {
    const known = failures.get(language) ?? waits.get(language);
    if (known) return known;
    const waiting = load();
    waits.set(language, waiting);
    waiting.then(
      () => loaded[language] ?? waits.delete(language),
      () => {
        waits.delete(language);
        failures.set(language, waiting);
        setTimeout(() => failures.delete(language), REST_MS);
      },
    );
    return waiting;
  };

  return {
    load,
    loadIn,
    useTexts: () => {
      const language = useLanguage();
      needTexts(loadIn);
      // When React draws a component again that has waited, only another call of `use` lets it go on to further hooks.
      const waited = waits.get(language);
      if (waited) use(waited);
      while (!loaded[language]) use(waitFor(language));
      return loaded[language];
    },
    shownTexts: () => orThrow(loaded[shownLanguage()]),
    isShown: () => shownLanguage() in loaded,
    keep: (language, texts) => {
      loaded[language] = texts;
    },
  };
}
