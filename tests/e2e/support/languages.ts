import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/languages';
import { adminAreaTexts as germanAdmin } from '@futsal-cup/web/texts/de/admin';
import { moreTexts as germanMore } from '@futsal-cup/web/texts/de/more';
import { publicTexts as german } from '@futsal-cup/web/texts/de/public';
import { adminAreaTexts as englishAdmin } from '@futsal-cup/web/texts/en/admin';
import { moreTexts as englishMore } from '@futsal-cup/web/texts/en/more';
import { publicTexts as english } from '@futsal-cup/web/texts/en/public';
import { adminAreaTexts as frenchAdmin } from '@futsal-cup/web/texts/fr/admin';
import { moreTexts as frenchMore } from '@futsal-cup/web/texts/fr/more';
import { publicTexts as french } from '@futsal-cup/web/texts/fr/public';
import { adminAreaTexts as italianAdmin } from '@futsal-cup/web/texts/it/admin';
import { moreTexts as italianMore } from '@futsal-cup/web/texts/it/more';
import { publicTexts as italian } from '@futsal-cup/web/texts/it/public';
import { expect, type Page } from '@playwright/test';
import { call } from '../../support/call-api';
import { ADMINISTRATOR } from '../../support/sign-in';
import { expectNoSideScroll } from './public-pages';

export const CATALOGUES = {
  en: { public: english, more: englishMore, admin: englishAdmin },
  de: { public: german, more: germanMore, admin: germanAdmin },
  fr: { public: french, more: frenchMore, admin: frenchAdmin },
  it: { public: italian, more: italianMore, admin: italianAdmin },
} as const satisfies Readonly<Record<Language, unknown>>;

/** All but English. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** What a text with arguments says besides them. */
function withoutArguments(text: (...args: string[]) => string): string[] {
  try {
    return [text('', '', ''), text('1', '', '')];
  } catch {
    // It takes a list or an object, which nothing but the reasons of a table do.
    return [];
  }
}

function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') return withoutArguments(catalogue as (...args: string[]) => string);
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(textsOf) : [];
}

function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? []));
}

/** Words of the English catalogue that the language's own does not have, as it may have 'team' or 'in'. */
function onlyEnglishWords(language: Language): ReadonlySet<string> {
  return wordsOf(textsOf(english)).union(wordsOf(textsOf([englishMore, englishAdmin]))).difference(
    wordsOf(textsOf(CATALOGUES[language])),
  );
}
