import type { Language } from '@futsal-cup/domain/cup/text/languages';
import { create } from 'zustand';
import type { AdminAreaTexts, PublicTexts } from './catalogue';

/*
 * The texts of the current language. Every component that shows a text subscribes to them, so a change of the language redraws only
 * the texts, and no form is lost.
 */

interface ShownTexts {
  readonly language: Language;
  readonly publicTexts: PublicTexts;
  /** The value is null until the admin site, login or registration is opened. */
  readonly adminTexts: AdminAreaTexts | null;
}

const useShown = create<{ readonly shown: ShownTexts | null }>(() => ({ shown: null }));

function orThrow<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined)
    throw new Error(`${what} were drawn before they had been loaded.`);
  return value;
}

/** Returns the current texts, for code outside of components. That code runs again whenever it needs a text. */
export function shownTexts(): ShownTexts {
  return orThrow(useShown.getState().shown, 'The texts');
}

export function hasTexts(): boolean {
  return useShown.getState().shown !== null;
}

export function showTexts(shown: ShownTexts): void {
  useShown.setState({ shown });
}

export function useLanguage(): Language {
  return useShown(({ shown }) => orThrow(shown, 'The texts').language);
}

/** Returns the texts of the pages that visitors open first, in their language. */
export function useTexts(): PublicTexts {
  return useShown(({ shown }) => orThrow(shown, 'The texts').publicTexts);
}

/** Returns the texts for administrators, including login and registration, in their language. */
export function useAdminTexts(): AdminAreaTexts {
  return useShown(({ shown }) => orThrow(shown?.adminTexts, 'The texts of the admin site'));
}

/** Returns the texts for administrators, for code outside of components. */
export function shownAdminTexts(): AdminAreaTexts {
  return orThrow(shownTexts().adminTexts, 'The texts of the admin site');
}
