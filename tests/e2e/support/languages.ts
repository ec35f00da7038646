import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/text/languages';
import { adminTexts as germanAdmin } from '@futsal-cup/web/texts/admin/de';
import { adminTexts as englishAdmin } from '@futsal-cup/web/texts/admin/en';
import { adminTexts as frenchAdmin } from '@futsal-cup/web/texts/admin/fr';
import { adminTexts as italianAdmin } from '@futsal-cup/web/texts/admin/it';
import { siteTexts as german } from '@futsal-cup/web/texts/site/de';
import { siteTexts as english } from '@futsal-cup/web/texts/site/en';
import { siteTexts as french } from '@futsal-cup/web/texts/site/fr';
import { siteTexts as italian } from '@futsal-cup/web/texts/site/it';
import { expect, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readView } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { ADMINISTRATOR } from '../../support/sign-in';
import { expectNoSideScroll } from './public-pages';

export const CATALOGUES = {
  en: { public: english, admin: englishAdmin },
  de: { public: german, admin: germanAdmin },
  fr: { public: french, admin: frenchAdmin },
  it: { public: italian, admin: italianAdmin },
} as const satisfies Readonly<Record<Language, unknown>>;

/** Each of these parts of the web app has a folder of texts. */
const READERS = ['shelf', 'site', 'admin', 'score'];

/** Lists the files of a folder of texts that are in a language. */
function filesIn(reader: string, language: Language): string[] {
  const folder = fileURLToPath(new URL('.', import.meta.resolve(`@futsal-cup/web/texts/${reader}/en`)));
  return readdirSync(folder)
    .map((name) => basename(name, '.ts'))
    .filter((name) => name === language || name.startsWith(`${language}-`))
    .map((name) => `${reader}/${name}`);
}

/** Reads all texts of the site in a language, including those that a page loads only when it needs them, and the samples of the blog. */
async function readAllTexts(language: Language): Promise<readonly unknown[]> {
  const files = READERS.flatMap((reader) => filesIn(reader, language));
  return Promise.all([
    ...files.map((file) => import(`@futsal-cup/web/texts/${file}`)),
    import(`@futsal-cup/web/samples/${language}`),
    import(`@futsal-cup/web/samples/${language}-stories`),
  ]);
}

/** All languages but English. */
export const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** Returns the words of a text that takes arguments, without the arguments: it gets empty arguments and the number 1. */
function withoutArguments(text: (...args: string[]) => string): string[] {
  try {
    return [text('', '', ''), text('1', '', '')];
  } catch {
    // The text takes a list or an object, as only the texts do that give the reasons for the order of a table.
    return [];
  }
}

function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue === 'function') return withoutArguments(catalogue as (...args: string[]) => string);
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(textsOf) : [];
}

function wordsOf(texts: readonly string[]): Set<string> {
  const withoutAddresses = texts.map((text) => text.toLowerCase().replaceAll(/\S+@\S+/g, ''));
  return new Set(withoutAddresses.flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []));
}

/** Lists the strings in an answer of the API, because people may have entered any of them. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Reads the texts that people entered for a cup, and the names of all cups. */
export async function readNames(tournamentId: string): Promise<readonly string[]> {
  return stringsIn([await readView(tournamentId), await call('getAllTournaments', {})]);
}

/** Reads every text on the page, including those for screen readers, except texts that are marked as another language. */
export function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { lang } = document.documentElement;
    // The names of time zones are the same for everybody.
    const isForeign = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') !== lang ||
      element.closest('[name=timeZone]') !== null;
    // The title of a page is its heading, which may be that of a post.
    const found = isForeign(document.querySelector('h1')) ? [] : [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement } = node;
      if (!parentElement?.closest('noscript, script') && !isForeign(parentElement))
        found.push(node.nodeValue ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'title',
        'alt',
        'placeholder',
      ]) {
        if (!isForeign(element)) found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Reads the texts that exceed their box where the box does not scroll, and the options that their select element cuts. */
function readCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxOf = (element: Element | null): Element | null =>
      element === null || element.clientWidth > 0 ? element : boxOf(element.parentElement);
    const isCut = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const scrolls = /auto|scroll/;
      const isTooWide = box.scrollWidth > box.clientWidth + 1 && !scrolls.test(overflowX);
      const isTooHigh = box.scrollHeight > box.clientHeight + 1 && /hidden|clip/.test(overflowY);
      // An element that is one pixel wide is for screen readers only.
      return box.clientWidth > 1 && box.checkVisibility() && (isTooWide || isTooHigh);
    };
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue?.trim() ?? '';
      const box = text === '' ? null : boxOf(node.parentElement);
      if (box && isCut(box)) found.add(text);
    }
    const pen = document.createElement('canvas').getContext('2d');
    for (const select of document.querySelectorAll('select')) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const text = select.selectedOptions[0]?.text ?? '';
      if (pen) pen.font = font;
      const room = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (select.checkVisibility() && (pen?.measureText(text).width ?? 0) > room) found.add(text);
    }
    return [...found];
  });
}

/** No text contains a word of the English catalogue, except names and words that the language has as well. */
export async function expectNoEnglish(
  texts: readonly string[],
  language: Language,
  names: readonly string[],
): Promise<void> {
  const allowed = wordsOf([...textsOf(await readAllTexts(language)), ...names]);
  const english = [...wordsOf(textsOf(await readAllTexts('en')))].filter((word) => !allowed.has(word));
  const hasEnglish = (text: string) => english.some((word) => wordsOf([text]).has(word));
  expect.soft(texts.filter(hasEnglish), 'English left on the page').toEqual([]);
}

/** The page says nothing in English that its language has words for, and it declares its language. */
export async function expectLanguage(
  page: Page,
  language: Language,
  names: readonly string[],
): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const { description } = CATALOGUES[language].public.general;
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', description);
  const texts = await readTexts(page);
  await expectNoEnglish(texts, language, names);
  expect
    .soft(
      texts.filter((text) => text.includes('ß')),
      'ß, which Switzerland does not write',
    )
    .toEqual([]);
}

/** Nothing is cut or reaches beyond the window. Names that people entered may be shortened. */
export async function expectRoomForTexts(page: Page, names: readonly string[]): Promise<void> {
  await expectNoSideScroll(page);
  const cut = (await readCutTexts(page)).filter((text) => !names.includes(text));
  expect.soft(cut, 'cut texts').toEqual([]);
}

const MOST_FOLDS = 40;

/** Unfolds everything. It clicks the first folded element each time, because an open one no longer counts. */
export async function unfoldAll(page: Page): Promise<void> {
  // On a busy machine the network can be idle before the page has drawn its content, and a skeleton has nothing to unfold.
  await expect(page.locator('main [role=img][aria-busy=true]')).toHaveCount(0);
  const folded = page
    .locator('main :is(button[aria-expanded=false], details:not([open]) > summary):visible')
    .first();
  for (let count = 0; count < MOST_FOLDS && (await folded.count()) > 0; count += 1) await folded.click();
}

/** Logs in on a page in the given language, whatever its fields are called there. */
export async function logInSpeaking(page: Page, language: Language): Promise<void> {
  await page.goto(`/login?lang=${language}`);
  await page.locator('input[name=email]').fill(ADMINISTRATOR.email);
  await page.locator('input[name=password]').fill(ADMINISTRATOR.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/admin');
}
