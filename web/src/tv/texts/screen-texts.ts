import { isLanguage, type Language } from '@futsal-cup/domain/cup/text/languages';
import { sharedTexts as sharedDe } from '../../shelf/texts/de';
import { liveTexts as liveDe } from '../../shelf/texts/de-live';
import { sharedTexts as sharedEn } from '../../shelf/texts/en';
import { liveTexts as liveEn } from '../../shelf/texts/en-live';
import { sharedTexts as sharedFr } from '../../shelf/texts/fr';
import { liveTexts as liveFr } from '../../shelf/texts/fr-live';
import { sharedTexts as sharedIt } from '../../shelf/texts/it';
import { liveTexts as liveIt } from '../../shelf/texts/it-live';
import { keepLiveTexts, type LiveTexts } from '../../shelf/texts/live-texts';
import type { Translated } from '../../shelf/texts/translated';
import { keepTexts, type SharedTexts, showLanguage, useLanguage } from '../../shelf/texts/use-texts';
import { screenTexts as de } from './de';
import { screenTexts as en } from './en';
import { screenTexts as fr } from './fr';
import { screenTexts as it } from './it';

export type ScreenTexts = Translated<typeof en>;

/** The screen has all languages in its one file: it stands in the language of the cup, which is known only with the cup. */
const TEXTS: Readonly<Record<Language, readonly [ScreenTexts, SharedTexts, LiveTexts]>> = {
  en: [en, sharedEn, liveEn],
  de: [de, sharedDe, liveDe],
  fr: [fr, sharedFr, liveFr],
  it: [it, sharedIt, liveIt],
};

export function useScreenTexts(): ScreenTexts {
  return TEXTS[useLanguage()][0];
}

/** Shows the first of the languages that the site has, or English. */
export function showLanguageOf(...wished: readonly unknown[]): void {
  const language = wished.find(isLanguage) ?? 'en';
  const [, shared, live] = TEXTS[language];
  keepTexts(language, shared);
  keepLiveTexts(language, live);
  showLanguage(language);
  document.documentElement.lang = language;
}
