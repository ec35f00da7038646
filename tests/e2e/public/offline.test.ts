import type { Page } from '@playwright/test';
import { seededCup, visit } from '../support/public-pages';
import { keepScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

/** The site starts to preload the code of the other pages within this time. */
const UNTIL_LOADED_AHEAD_MS = 6_000;

let cup: string;

test.beforeAll(async () => {
  cup = await seededCup("Women's Futsal Cup Zurich");
});

async function goTo(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
}

/** Whether the styles of the contact page are loaded. The rules of a stylesheet that failed to load cannot be read. */
function hasStylesOfContact(): boolean {
  const sheets = [...document.styleSheets].filter(({ href }) => href?.includes('/assets/contact-'));
  try {
    return sheets.some(({ cssRules }) => cssRules.length > 0);
  } catch {
    return false;
  }
}

test.describe('without a network', { tag: '@desktop' }, () => {
  test('all public pages of the cup can be read', async ({ page, context, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    await visit(page, '/home', cup);
    await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
    const lastPart = page.waitForResponse(/gallery-lightbox.*\.js/);
    await page.clock.runFor(UNTIL_LOADED_AHEAD_MS);
    await lastPart;
    await context.setOffline(true);

    await goTo(page, 'Matches');
    await expect(page.locator('#results')).toBeVisible();
    await page.locator('main').getByRole('link', { name: 'Bracket' }).click();
    await expect(page.locator('#bracket').getByRole('article').first()).toBeVisible();
    await goTo(page, 'Matches');
    await page.locator('#results a[href*="/match?"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('–');
    await page.locator('main a[href*="/team?"]').first().click();
    await expect(page.locator('#matches').getByRole('link').first()).toBeVisible();
    await goTo(page, 'Teams');
    await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    await goTo(page, 'Contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await page.getByRole('button', { name: 'More under Home' }).click();
    await page.getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Latest Blog' })).toBeVisible();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page.getByText('Leave a comment')).toBeVisible();
    await goTo(page, 'Home');
    await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
  });

  test(
    'a page can be shared by its address when the code of sharing has not come',
    { tag: '@long' },
    async ({ page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /dynamically imported module/);
      // The page preloads the code of sharing, so the test lets none of its files through.
      await page.route(/\/assets\/(ways-to-)?share-/, (route) => route.abort());
      await visit(page, '/home', cup);
      await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Share this page' }).click();
      await expect(page.getByRole('status').filter({ hasText: page.url() })).toBeVisible();
    },
  );

  test(
    'the lists that cannot come say so beside their button, and the matches stay',
    { tag: '@long' },
    async ({ page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
      await visit(page, '/matches', cup);
      const save = page.getByRole('button', { name: 'Save as CSV' });
      await expect(save).toBeVisible();
      await context.setOffline(true);
      await save.click();
      await expect(page.locator('main').getByRole('alert')).toHaveText(/^This could not be loaded/);
      await expect(page.locator('#results')).toBeVisible();
      await keepScreenshot(page, 'lists-without-a-network');
      await context.setOffline(false);
      await expect(page.getByRole('button', { name: 'Results', exact: true })).toBeVisible();
    },
  );

  test(
    'a page whose code has not come says so, and comes when the network is back',
    { tag: '@long' },
    async ({ page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/, /Unable to preload CSS/);
      await page.clock.install();
      await visit(page, '/home', cup);
      await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeVisible();
      await context.setOffline(true);
      await goTo(page, 'Contact');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(/^This could not be loaded\. Please check your connection/)).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
      await expect.poll(() => page.evaluate(hasStylesOfContact)).toBe(true);
    },
  );
});
