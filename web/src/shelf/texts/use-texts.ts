import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { create } from 'zustand';
import type { SharedTexts } from './catalogue';

/*
 * The texts of the current language. Every component that shows a text subscribes to them, so a change of the language redraws only
 * the texts, and no form is lost.
 */

interface ShownTexts {
  readonly language: Language;
  readonly texts: SharedTexts;
}

const useShown = create<{ readonly shown: ShownTexts | null }>(() => ({ shown: null }));

export function orThrow<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined)
    throw new Error('The texts were drawn before they had been loaded.');
  return value;
}

/** Returns the current texts, for code outside of components. That code runs again whenever it needs a text. */
export function shownTexts(): ShownTexts {
  return orThrow(useShown.getState().shown);
}

export function hasTexts(): boolean {
  return useShown.getState().shown !== null;
}

export function showTexts(shown: ShownTexts): void {
  useShown.setState({ shown });
}

export function useLanguage(): Language {
  return useShown(({ shown }) => orThrow(shown).language);
}

/** Returns the texts that visitors and administrators read, in their language. */
export function useTexts(): SharedTexts {
  return useShown(({ shown }) => orThrow(shown).texts);
}
