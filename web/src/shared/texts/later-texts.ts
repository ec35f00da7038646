import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { useEffect } from 'react';
import { create } from 'zustand';
import { shownTexts, useLanguage } from './use-texts';

type Catalogues<Texts> = Readonly<Record<Language, () => Promise<Texts>>>;

/** Texts that are loaded with what shows them, and so cost nothing in the first view. */
export interface LaterTexts<Texts> {
  /** Loads them in the language that is shown, or in English where they cannot be had in it. */
  readonly load: () => Promise<void>;
  /** A hook: the texts, once loaded; after a change of the language the former ones until the others are there. */
  readonly useTexts: () => Texts;
  /** For tests, which wait for nothing. */
  readonly keep: (language: Language, texts: Texts) => void;
}

export function laterTexts<Texts>(catalogues: Catalogues<Texts>): LaterTexts<Texts> {
  const useLoaded = create<Partial<Readonly<Record<Language, Texts>>>>(() => ({}));

  const keep = (language: Language, texts: Texts) =>
    useLoaded.setState({ [language]: texts } as Partial<Record<Language, Texts>>);

  const load = async () => {
    const { language } = shownTexts();
    if (useLoaded.getState()[language]) return;
    keep(language, await catalogues[language]().catch(() => catalogues.en()));
  };

  const useLaterTexts = () => {
    const language = useLanguage();
    const loaded = useLoaded();
    const texts = loaded[language];
    useEffect(() => {
      // What cannot be loaded stays in the former language.
      if (!texts) load().catch(() => undefined);
    }, [texts, language]);
    const [former] = Object.values<Texts | undefined>(loaded);
    const shown = texts ?? former;
    if (!shown) throw new Error('Texts were drawn before they had been loaded.');
    return shown;
  };

  return { load, useTexts: useLaterTexts, keep };
}
