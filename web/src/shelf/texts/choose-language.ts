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
  /** What the visitor chose before. */
  readonly stored: string | null;
  /** What the browser asks for, best first: `navigator.languages`. */
  readonly preferred: readonly string[];
}

/** What this visitor's browser says at this moment. */
export function wishesOfVisitor(): LanguageWishes {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(LANGUAGE_STORAGE_KEY);
  } catch {
    // A closed storage has no choice.
  }
  return { search: window.location.search, stored, preferred: navigator.languages };
}

/** The language that the visitor chose, by the address or before; null for none, or one that the site does not have. */
export function chosenLanguage({ search, stored }: LanguageWishes): Language | null {
  const inAddress = new URLSearchParams(search).get(LANGUAGE_PARAMETER);
  return [inAddress, stored].find(isLanguage) ?? null;
}

/** 'de-CH' is German. */
function languageOf(tag: string): string {
  return tag.toLowerCase().split('-', 1)[0] ?? '';
}

/** The language that the visitor's choice or browser names, or null when neither names one that the site has. */
export function wantedLanguage(wishes: LanguageWishes): Language | null {
  return chosenLanguage(wishes) ?? wishes.preferred.map(languageOf).find(isLanguage) ?? null;
}

/** All languages in the order in which to try them: one whose texts cannot be loaded gives way to the next. */
export function languagesToTry(wishes: LanguageWishes): readonly Language[] {
  const byBrowser = wishes.preferred.map(languageOf).filter(isLanguage);
  const first = wantedLanguage(wishes) ?? DEFAULT_LANGUAGE;
  return [...new Set([first, ...byBrowser, DEFAULT_LANGUAGE, ...LANGUAGES])];
}
