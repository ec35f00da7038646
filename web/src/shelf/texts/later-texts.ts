import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { use, useEffect } from 'react';
import { type Catalogues, loadedTexts } from './catalogue';
import { addTextArea, loadTextArea } from './language';
import { useLanguage } from './use-texts';

/** Lazy texts. They are loaded with the component that shows them, so they are not part of the first view. */
interface LaterTexts<Texts> {
  /** Loads the texts in the current language. If that fails, the site continues in the next language. */
  readonly load: () => Promise<void>;
  /** A hook that returns the texts. A component that needs them before they are loaded suspends. */
  readonly useTexts: () => Texts;
  /** Sets the texts in tests, so that the tests need not wait for them to load. */
  readonly keep: (language: Language, texts: Texts) => void;
}

/** After this time a failed load is tried again when the component is drawn again. */
const REST_MS = 5_000;

export function laterTexts<Texts>(catalogues: Catalogues<Texts>): LaterTexts<Texts> {
  const waits = new Map<Language, Promise<void>>();
  let users = 0;
  const { loaded, loadIn, keep } = loadedTexts(catalogues);
  const area = addTextArea({ isShown: () => users > 0, load: loadIn });

  const load = () => loadTextArea(area);

  /** All components that wait share one promise, because React asks for it again on each draw. */
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
