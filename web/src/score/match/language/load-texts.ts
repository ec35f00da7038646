import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { chosenLanguage, languagesToTry, type LanguageWishes } from '../../../shelf/texts/choose-language';
import { lenientStorage } from '../../../shelf/stores/lenient-storage';
import { LANGUAGE_STORAGE_KEY } from '../../../shelf/stores/storage-keys';
import { scorerCatalogues } from '../../texts/scorer-catalogues';
import { readStored } from '../ui/read-stored';
import type { ShownScorerTexts } from './scorer-texts';

function wishes(): LanguageWishes {
  return {
    search: window.location.search,
    stored: readStored(LANGUAGE_STORAGE_KEY),
    preferred: navigator.languages,
  };
}

/** Loads the texts of one language. */
export async function loadTexts(language: Language): Promise<ShownScorerTexts> {
  const texts = await scorerCatalogues[language]();
  document.documentElement.lang = language;
  document.title = `${texts.general.pageTitle} · Futsal Cup`;
  return { language, texts };
}

/** Loads the texts in the language of the address, of the earlier choice or of the browser. A choice from the address is stored. */
export async function loadFirstTexts(): Promise<ShownScorerTexts> {
  const wished = wishes();
  const chosen = chosenLanguage(wished);
  if (chosen) lenientStorage.setItem(LANGUAGE_STORAGE_KEY, chosen);
  let failure: unknown;
  for (const language of languagesToTry(wished)) {
    try {
      return await loadTexts(language);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}
