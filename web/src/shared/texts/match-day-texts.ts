import type { Language } from '@futsal-cup/domain/cup/languages';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { matchDayTexts } from './en/match-day';
import type { Translated } from './translated';
import { shownTexts, useLanguage } from './use-texts';

/*
 * The texts of live matches and of the pages of a match and of a team. They are no part of the others' machinery, because this
 * file is loaded with what shows them, and so costs nothing in the first view.
 */

export type MatchDayTexts = Translated<typeof matchDayTexts>;

/** @internal */
export const matchDayCatalogues: Readonly<Record<Language, () => Promise<MatchDayTexts>>> = {
  en: async () => (await import('./en/match-day')).matchDayTexts,
  de: async () => (await import('./de/match-day')).matchDayTexts,
  fr: async () => (await import('./fr/match-day')).matchDayTexts,
  it: async () => (await import('./it/match-day')).matchDayTexts,
};

type Loaded = Partial<Readonly<Record<Language, MatchDayTexts>>>;

const useLoaded = create<Loaded>(() => ({}));

/** For tests, which wait for nothing. @internal */
export function keepMatchDayTexts(language: Language, texts: MatchDayTexts): void {
  useLoaded.setState({ [language]: texts });
}

/** Loads them in the language that is shown, or in English where they cannot be had in it. */
export async function loadMatchDayTexts(): Promise<void> {
  const { language } = shownTexts();
  if (useLoaded.getState()[language]) return;
  keepMatchDayTexts(language, await matchDayCatalogues[language]().catch(() => matchDayCatalogues.en()));
}

/** What visitors read of matches that are played; after a change of the language the former one until that is there. */
export function useMatchDayTexts(): MatchDayTexts {
  const language = useLanguage();
  const loaded = useLoaded();
  const texts = loaded[language];
  useEffect(() => {
    // What cannot be loaded stays in the former language.
    if (!texts) loadMatchDayTexts().catch(() => undefined);
  }, [texts, language]);
  const [former] = Object.values(loaded);
  const shown = texts ?? former;
  if (!shown) throw new Error('The texts of live matches were drawn before they had been loaded.');
  return shown;
}
