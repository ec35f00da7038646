import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { use, useEffect } from 'react';
import { addTextArea, loadTextArea } from './language';
import type { Catalogues } from './catalogue';
import { useLanguage } from './use-texts';

/** Texts that are loaded with what shows them, and so cost nothing in the first view. */
interface LaterTexts<Texts> {
  /** Loads them in the language that is shown. Where they cannot be had in it, the site goes on in the next language. */
  readonly load: () => Promise<void>;
  /** A hook: the texts. What needs them before they are there waits, as for its code. */
  readonly useTexts: () => Texts;
  /** For tests, which wait for nothing. */
  readonly keep: (language: Language, texts: Texts) => void;
}

/** What failed is asked for again after this time, when it is drawn anew. */
const REST_MS = 5_000;

export function laterTexts<Texts>(catalogues: Catalogues<Texts>): LaterTexts<Texts> {
  const loaded: Partial<Record<Language, Texts>> = {};
  const waits = new Map<Language, Promise<void>>();
  let users = 0;

  const keep = (language: Language, texts: Texts) => {
    loaded[language] = texts;
  };

  const area = addTextArea({
    isShown: () => users > 0,
    load: async (language) => {
      if (!loaded[language]) keep(language, await catalogues[language]());
    },
  });

  const load = () => loadTextArea(area);

  /** One and the same promise for all who wait, because React asks again each time it draws. */
  const waitFor = (language: Language): Promise<void> => {
    const known = waits.get(language);
    if (known) return known;
    const waiting = load();
    const forget = () => waits.delete(language);
    waiting.then(forget, () => setTimeout(forget, REST_MS));
    waits.set(language, waiting);
    return waiting;
  };

  const useTexts = () => {
    const language = useLanguage();
    useEffect(() => {
      users += 1;
      return () => {
        users -= 1;
      };
    }, []);
    while (!loaded[language]) use(waitFor(language));
    return loaded[language];
  };

  return { load, useTexts, keep };
}
