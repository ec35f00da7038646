import { expect, test, type Page } from '@playwright/test';
import { testStack } from '../../support/stack/test-stack';
import { TwoDeploys } from '../support/two-deploys';

const scopes = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope));

test.describe('the worker of the scorers page', () => {
  test(
    'can be installed, and leaves the pages of visitors alone',
    { tag: '@long' },
    async ({ page, context }) => {
      const { site } = testStack();
      await page.goto(`${site}/score`);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      const devtools = await context.newCDPSession(page);
      const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
      // The tests run in private windows, which allow no installation. Any other obstacle to an installation is a mistake of ours.
      expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
      const { url } = await devtools.send('Page.getAppManifest');
      expect(url).toBe(`${site}/score.webmanifest`);

      await page.goto(`${site}/matches`);
      await expect(page.getByRole('main')).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      expect(await scopes(page)).toEqual([`${site}/score`]);
    },
  );

  test(
    'takes over a new deploy, and an open page keeps its files',
    { tag: '@long' },
    async ({ page, context }) => {
      const deploys = new TwoDeploys();
      const site = await deploys.start();
      try {
        await page.goto(`${site}/score`);
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        // The cache stands for a build whose installation was interrupted, as by a phone that goes to sleep. No page can still need such a
        // build.
        await page.evaluate(() => caches.open('score-cut-off'));
        deploys.isSecond = true;
        const isReplaced = page.evaluate(
          () =>
            new Promise((resolve) =>
              navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
            ),
        );
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/score'))?.update());
        await isReplaced;
        // The texts of another language are in a file of their own, which the second deploy no longer has.
        await page.getByRole('combobox').selectOption('fr');
        await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

        await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('score-cut-off');
        await context.setOffline(true);
        await page.reload();
        await expect(page.getByRole('combobox')).toHaveValue('fr');
        const scripts = await page.evaluate(() => [...document.scripts].map(({ src }) => src));
        expect(scripts).toEqual([expect.stringContaining('/assets/second-score-')]);
      } finally {
        await context.setOffline(false);
        deploys.stop();
      }
    },
  );
});
