import type { Locator, Page } from '@playwright/test';
import { scrollToFooter } from '../support/scroll-to-footer';
import { expect, test } from '../support/test';

async function appearance(page: Page): Promise<Locator> {
  const footer = await scrollToFooter(page);
  return footer.getByRole('combobox', { name: 'Appearance' });
}

test('a visitor chooses dark pages, and gets them before anything is drawn from then on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const ground = () =>
    page.evaluate(() => document.querySelector('body') && getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await (await appearance(page)).selectOption('Dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  // The app itself never comes: the first script sets the colours.
  const isApp = ({ pathname }: URL) => /^\/assets\/(?!early-).*\.js$/.test(pathname);
  await page.route(isApp, () => undefined);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(ground).toBe(dark);
  await page.unroute(isApp);

  await page.goto('/contact');
  expect(await ground()).toBe(dark);
  await (await appearance(page)).selectOption('As the system');
  await expect.poll(ground).toBe(light);
});
