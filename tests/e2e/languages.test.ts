import { expectAccessible } from './support/accessibility';
import {
  expectLanguage,
  expectRoomForTexts,
  logInSpeaking,
  readNames,
  TRANSLATIONS,
  unfoldAll,
} from './support/languages';
import { openLoaded, scrollThrough, seededCup } from './support/public-pages';
import { expect, test } from './support/test';

/* These tests are a sample. `every-language.test.ts` looks at every screen in every language. */

for (const language of TRANSLATIONS) {
  test(`the public pages are all in ${language}`, { tag: '@long' }, async ({ page }) => {
    const cup = await seededCup('Basel Futsal Masters');
    const names = await readNames(cup);
    for (const path of ['/', '/home', '/matches', '/teams', '/contact', '/blog', '/login', '/register']) {
      await openLoaded(page, `${path}?tournament=${cup}&lang=${language}`);
      await scrollThrough(page);
      await expectLanguage(page, language, names);
      await expectRoomForTexts(page, names);
    }
    await expectAccessible(page);
  });

  test(`the admin site is all in ${language}`, { tag: '@long' }, async ({ page }) => {
    const names = await readNames(await seededCup('Basel Futsal Masters'));
    await logInSpeaking(page, language);
    await page.locator('main').getByText('Basel Futsal Masters', { exact: true }).first().click();
    await page.waitForURL('**/admin/tournament-details-main');
    for (const path of [
      '',
      '/tournament-details-main',
      '/tournament-details',
      '/teams',
      '/fixture',
      '/plan',
      '/plan/time',
    ]) {
      await openLoaded(page, `/admin${path}`);
      await unfoldAll(page);
      await expectLanguage(page, language, names);
      await expectRoomForTexts(page, names);
    }
  });
}

test(
  'the explanation of a place, dates and placeholders are in the language too',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`/matches?tournament=${await seededCup('Basel Futsal Masters')}&lang=de`);
    await expect(page.getByText('Bester Zweiter 1').first()).toBeVisible();
    await expect(page.getByText(/^\d\d\.\d\d\.\d{4}$/).first()).toBeVisible();
    await expect(page.getByText(/\d\d\/\d\d\/\d{4}/)).toHaveCount(0);
  },
);
