import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { seededCup, visit } from '../support/public-pages';
import { keepScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

/** The header takes less time than this to shrink. */
const A_MOMENT_MS = 500;

test.beforeEach(async ({ page }) => {
  await visit(page, '/home', await seededCup("Women's Futsal Cup Zurich"));
});

test.describe('the header', { tag: '@desktop' }, () => {
  function heightOf(page: Page, selector: string): Promise<number> {
    return page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  }

  test('stays on top and shrinks beyond 100 pixels', { tag: '@long' }, async ({ page }) => {
    const bar = 'header [data-small]';
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const tall = await heightOf(page, bar);
    await page.evaluate(() => window.scrollTo(0, 100));
    await page.waitForTimeout(A_MOMENT_MS);
    expect(await heightOf(page, bar)).toBe(tall);
    await page.evaluate(() => window.scrollTo(0, 101));
    await expect.poll(() => heightOf(page, bar)).toBeLessThan(tall);
    expect(await page.locator(bar).evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  });

  test('leads to the parts of a page through its sub-menus', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'More under Matches' }).click();
    await page.getByRole('link', { name: 'Bracket' }).click();
    await page.waitForURL('**/matches?tournament=*#bracket');
    const bracket = page.locator('#bracket');
    await expect.poll(() => bracket.evaluate((part) => part.getBoundingClientRect().top)).toBeLessThan(200);
    const parts = page.getByRole('navigation', { name: 'Matches' });
    await expect(parts.getByRole('link', { name: 'Bracket' })).toHaveAttribute('aria-current', 'true');
    await parts.getByRole('link', { name: 'Results' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Results' })).toBeInViewport();
    await expect(bracket).toHaveCount(0);
  });
});

test.describe('the menu of a phone', () => {
  test('opens, unfolds, and closes on Escape', async ({ page }) => {
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await menu.getByRole('button', { name: 'More under Home' }).click();
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('closes on a click outside and in a wide window', { tag: '@long' }, async ({ page }) => {
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await menu.getByRole('button', { name: 'More under Home' }).click();
    await expectAccessible(page);
    await keepScreenshot(page, 'public/menu-360');
    await page.mouse.click(10, 400);
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 800 });
    await expect(menu).toBeHidden();
  });

  test('keeps the focus inside while it is open', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(() => Boolean(document.activeElement?.closest('main, footer')));
      expect(isOutside).toBe(false);
    }
  });
});

test.describe('sharing', { tag: '@desktop' }, () => {
  test(
    'copies an address that shows the same cup to anybody',
    { tag: '@long' },
    async ({ page, context, openVisitorPage }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Share this page' }).click();
      await expect(page.getByText('The link is copied')).toBeVisible();
      const visitor = await openVisitorPage();
      await visitor.goto(await page.evaluate(() => navigator.clipboard.readText()));
      const title = visitor.getByRole('heading', { level: 1, name: "Women's Futsal Cup Zurich" });
      await expect(title).toBeVisible();
    },
  );
});
