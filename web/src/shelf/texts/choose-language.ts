import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGES,
  type Language,
} from '@futsal-cup/domain/cup/text/languages';
import { LANGUAGE_PARAMETER } from '../addresses/paths';
import { LANGUAGE_STORAGE_KEY } from '../stores/storage-keys';

export interface LanguageWishes {
  /** The query of the address, as `window.location` has it. */
  readonly search: string;
  /** The language that the visitor chose earlier. */
  readonly stored: string | null;
  /** The languages that the browser prefers, best first: `navigator.languages`. */
  readonly preferred: readonly string[];
}

/** Returns the current language settings of the visitor's browser. */
export function wishesOfVisitor(): LanguageWishes {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    // If the storage is not available, there is no stored choice.
  }
  return { search: window.location.search, stored, preferred: navigator.languages };
}

/**
 * Returns the language that the visitor chose, by the address or earlier. It is null without a choice, or if the site does not have
 * the language.
 */
export function chosenLanguage({ search, stored }: LanguageWishes): Language | null {
  const inAddress = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return [inAddress, stored].find(isLanguage) ?? null;
}

/** Returns the language of a tag: 'de-CH' is German. */
function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/** Returns the language of the visitor's choice or browser, or null if the site has neither. */
export function wantedLanguage(wishes: LanguageWishes): Language | null {
  return chosenLanguage(wishes) ?? wishes.preferred.map(languageOf).find(isLanguage) ?? null;
}

/** Returns all languages in the order in which to try them. If the texts of one cannot be loaded, the next one is tried. */
export function languagesToTry(wishes: LanguageWishes): readonly Language[] {
  const byBrowser = wishes.preferred.map(languageOf).filter(isLanguage);
  const first = wantedLanguage(wishes) ?? DEFAULT_LANGUAGE;
  return [...new Set([first, ...byBrowser, DEFAULT_LANGUAGE, ...LANGUAGES])];
}
