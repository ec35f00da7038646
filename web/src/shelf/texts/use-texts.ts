import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { create } from 'zustand';
import type { sharedTexts } from './en';
import type { Translated } from './translated';

/*
 * The texts of the current language. Every component that shows a text subscribes to the language, so a change of it redraws only the
 * texts, and no form is lost.
 */

/** The texts of one language that visitors and administrators read. */
export type SharedTexts = Translated<typeof sharedTexts>;

const useShown = create<{ readonly language: Language | null }>(() => ({ language: null }));
const shared: Partial<Record<Language, SharedTexts>> = {};

export function orThrow<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('The texts were drawn before they had been loaded.');
  return value;
}

export function hasLanguage(): boolean {
  return useShown.getState().language !== null;
}

/** Returns the current language, for code outside of components. That code runs again whenever it needs a text. */
export function shownLanguage(): Language {
  return orThrow(useShown.getState().language);
}

export function useLanguage(): Language {
  return useShown(({ language }) => orThrow(language));
}

/** Shows a language whose texts are loaded. */
export function showLanguage(language: Language): void {
  useShown.setState({ language });
}

/** Takes the texts that visitors and administrators read. They are in the file of the site's texts, which the shelf may not import. */
export function keepTexts(language: Language, texts: SharedTexts): void {
  shared[language] = texts;
}

/** Returns the texts that visitors and administrators read, for code outside of components. */
export function shownTexts(): SharedTexts {
  return orThrow(shared[shownLanguage()]);
}

/** Returns the texts that visitors and administrators read, in their language. */
export function useTexts(): SharedTexts {
  return orThrow(shared[useLanguage()]);
}
