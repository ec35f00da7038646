import type { Page } from '@playwright/test';
import { scrollTo } from '../support/public-pages';
import { expect, test } from '../support/test';

async function chooseAppearance(page: Page, name: string): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Appearance' });
  await scrollTo(page, choice);
  await choice.selectOption(name);
}

test('a visitor chooses dark pages, and gets them before anything is drawn from then on', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/contact');
  const ground = () =>
    page.evaluate(() => document.querySelector('body') && getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await chooseAppearance(page, 'Dark');
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();

  // The app itself never loads here, because the first script sets the colours.
  const isApp = ({ pathname }: URL) => /^\/assets\/(?!early-).*\.js$/.test(pathname);
  await page.route(isApp, () => undefined);
  await page.goto('/contact', { waitUntil: 'commit' });
  await expect.poll(ground).toBe(dark);
  await page.unroute(isApp);

  await page.goto('/contact');
  expect(await ground()).toBe(dark);
  await chooseAppearance(page, 'As the system');
  await expect.poll(ground).toBe(light);
});
