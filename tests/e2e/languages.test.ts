import { LANGUAGES, type Language } from '@futsal-cup/domain/cup/languages';
import { adminAreaTexts as germanAdmin } from '@futsal-cup/web/texts/de/admin';
import { publicTexts as german } from '@futsal-cup/web/texts/de/public';
import { adminAreaTexts as englishAdmin } from '@futsal-cup/web/texts/en/admin';
import { publicTexts as english } from '@futsal-cup/web/texts/en/public';
import { adminAreaTexts as frenchAdmin } from '@futsal-cup/web/texts/fr/admin';
import { publicTexts as french } from '@futsal-cup/web/texts/fr/public';
import { adminAreaTexts as italianAdmin } from '@futsal-cup/web/texts/it/admin';
import { publicTexts as italian } from '@futsal-cup/web/texts/it/public';
import type { Page } from '@playwright/test';
import { buildTournament } from '../support/builders';
import { ADMINISTRATOR } from '../support/sign-in';
import { expectAccessible } from './support/accessibility';
import { expectNoSideScroll, seededCup } from './support/public-pages';
import { expect, test } from './support/test';

const CATALOGUES = {
  de: { public: german, admin: germanAdmin },
  fr: { public: french, admin: frenchAdmin },
  it: { public: italian, admin: italianAdmin },
} as const;

type Translation = keyof typeof CATALOGUES;
const translations = LANGUAGES.filter((language): language is Translation => language !== 'en');

/** All texts of a catalogue that have no arguments. */
function textsOf(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  return typeof catalogue === 'object' && catalogue !== null ? Object.values(catalogue).flatMap(textsOf) : [];
}

/** English texts that the language does not have as well, as 'Team' or 'Blog'. */
function onlyEnglish(language: Translation): ReadonlySet<string> {
  const { public: own, admin } = CATALOGUES[language];
  const ofLanguage = new Set([...textsOf(own), ...textsOf(admin)]);
  const ofEnglish = [...textsOf(english), ...textsOf(englishAdmin)];
  return new Set(ofEnglish.filter((text) => !ofLanguage.has(text)));
}

/** Every text on the page, and what screen readers read besides. */
function readPage(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [document.title.split(' · ')[0] ?? ''];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

const MOST_FOLDS = 20;

/** Opens whatever is folded, the first one each time, because those that are open no longer count. */
async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('main button[aria-expanded=false]').first();
  for (let count = 0; count < MOST_FOLDS && (await folded.count()) > 0; count += 1) await folded.click();
}

async function expectLanguage(page: Page, language: Translation): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  const forbidden = onlyEnglish(language);
  expect((await readPage(page)).filter((text) => forbidden.has(text))).toEqual([]);
  await expectNoSideScroll(page);
}

async function logInSpeaking(page: Page, language: Language): Promise<void> {
  await page.goto(`/login?lang=${language}`);
  await page.locator('input[name=email]').fill(ADMINISTRATOR.email);
  await page.locator('input[name=password]').fill(ADMINISTRATOR.password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL('**/admin');
}

/** German, whose words are the longest, in `npm test`; the others in `npm run test:long`. */
const tagOf = (language: Translation) => (language === 'de' ? [] : '@long');

for (const language of translations) {
  test(`the public pages are all in ${language}`, { tag: tagOf(language) }, async ({ page }) => {
    const cup = await seededCup('Basel Futsal Masters');
    for (const path of ['/', '/home', '/matches', '/teams', '/contact', '/blog', '/login', '/register']) {
      await page.goto(`${path}?tournament=${cup}&lang=${language}`);
      await expect(page.locator('h1').first()).toBeVisible();
      await expectLanguage(page, language);
    }
    await expectAccessible(page);
  });

  test(`the admin site is all in ${language}`, { tag: tagOf(language) }, async ({ page }) => {
    await logInSpeaking(page, language);
    await page
      .getByRole('button', { name: 'Basel Futsal Masters' })
      .or(page.getByRole('link', { name: 'Basel Futsal Masters' }))
      .first()
      .click();
    for (const path of [
      '/admin',
      '/admin/tournament-options',
      '/admin/tournament-details',
      '/admin/teams',
      '/admin/fixture',
    ]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await unfoldAll(page);
      await expectLanguage(page, language);
    }
  });
}

test('the explanation of a place, dates and placeholders are in the language too', async ({ page }) => {
  await page.goto(`/matches?tournament=${await seededCup('Basel Futsal Masters')}&lang=de`);
  await expect(page.getByText('Bester Zweiter 1').first()).toBeVisible();
  await expect(page.getByText(/^\d\d\.\d\d\.\d{4}$/).first()).toBeVisible();
  await expect(page.getByText(/\d\d\/\d\d\/\d{4}/)).toHaveCount(0);
});

test('a change of the language keeps the page and what was typed, and is kept for the next visit', async ({
  page,
}) => {
  const { tournamentId } = await buildTournament();
  await logInSpeaking(page, 'en');
  await page.goto(`/home?tournament=${tournamentId}`);
  await page.goto('/admin/teams');
  await page.getByRole('button', { name: 'Add team' }).click();
  await page.getByLabel('Team name').fill('Aare Futsal');
  await page.getByLabel('Language').selectOption('de');
  await expect(page.getByLabel('Name des Teams')).toHaveValue('Aare Futsal');
  await page.goto('/contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('an unknown language in the address is no choice', async ({ page }) => {
  await page.goto(`/contact?lang=tlh&tournament=${await seededCup('Basel Futsal Masters')}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});

test('a language that cannot be loaded gives way to the next', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/, /Failed to fetch/, /Failed to load/);
  let french: string | undefined;
  await page.route(/\/assets\/public-[^/]*\.js$/, (route) => {
    const file = route.request().url();
    french ??= file;
    return file === french ? route.abort() : route.continue();
  });
  await page.goto(`/contact?lang=fr&tournament=${await seededCup('Basel Futsal Masters')}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
