import { buildTournament } from '../../support/builders/builders';
import { inspectPage, visit, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';
import { WIDTHS } from '../support/widths';

const EMPTY_TEXTS: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/home', 'Sample', 'No match info founded', 'No info founded'],
  ['/matches', 'Sample', 'No match info founded', 'No matches founded'],
  ['/matches#bracket', 'No bracket data available'],
  ['/teams', 'No teams founded'],
];

const LIST = '**/api/tournaments/get-all';

test.describe('an empty cup', () => {
  for (const [path, ...texts] of EMPTY_TEXTS) {
    test(`says on ${path} what is missing`, { tag: '@long' }, async ({ page }, { project }) => {
      const { tournamentId } = await buildTournament();
      await watchLayoutShift(page);
      await visit(page, path, tournamentId);
      for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      await inspectPage(page, `public/empty${path.replace(/[/#]/g, '-')}-${project.name}`);
    });
  }
});

test.describe('a site in trouble', () => {
  test('leads from the address of a cup that is gone to the others, and says why', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/404/);
    await visit(page, '/home', 'no-such-cup');
    const gone = page.getByText('This cup could not be found. It may have been deleted.');
    await expect(gone).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('link', { name: 'Basel Futsal Masters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Basel Futsal Masters' })).toBeVisible();
    await page.getByRole('link', { name: 'All cups' }).click();
    await expect(gone).toHaveCount(0);
  });

  test(
    'says below the header of each page that its cup, or the list, could not be loaded',
    { tag: '@long' },
    async ({ page, allowErrors }) => {
      // The server refuses the request, and the page does not repeat a refused request.
      allowErrors(/403/);
      await page.route('**/api/**', (route) => route.fulfill({ status: 403, body: '<html>no</html>' }));
      const failure = page.getByRole('alert').filter({ hasText: 'This could not be loaded.' });
      for (const path of ['/', '/home', '/matches', '/teams', '/match', '/team']) {
        await visit(page, path, 'any-cup');
        for (const size of [WIDTHS.phone, WIDTHS.desktop]) {
          await page.setViewportSize(size);
          const header = await page.locator('header [data-small]').boundingBox();
          const lowerEdge = (header?.y ?? Infinity) + (header?.height ?? 0);
          for (const part of [failure, page.getByRole('heading', { level: 1 })]) {
            await expect(part, path).toBeVisible();
            expect((await part.boundingBox())?.y, path).toBeGreaterThanOrEqual(lowerEdge);
          }
        }
      }
    },
  );

  test(
    'says that the list is empty, or could not be loaded',
    { tag: '@long' },
    async ({ page, allowErrors }) => {
      allowErrors(/503/);
      await page.route(LIST, (route) =>
        route.fulfill({ json: { success: true, data: { allTournaments: [] } } }),
      );
      await page.goto('/');
      await expect(page.getByText('Tournament details will be available soon')).toBeVisible();
      await page.unroute(LIST);
      await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '<html>down</html>' }));
      await page.goto('/');
      const failed = page.getByText(/^This could not be loaded\. Please check your connection/);
      await expect(failed).toBeVisible({ timeout: 30_000 });
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: 'Basel Futsal Masters' })).toBeVisible();
    },
  );

  test(
    'goes on showing the cup when it can no longer ask for news, and says since when',
    { tag: ['@desktop', '@long'] },
    async ({ page, allowErrors }) => {
      allowErrors(/ERR_FAILED/);
      const { tournamentId } = await buildTournament({ name: 'Steady Cup' });
      const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
      await visit(page, '/home', tournamentId);
      await page.waitForLoadState('networkidle');
      await page.route('**/version', (route) => route.abort());
      const notice = page.getByText(/last updated \d{2}:\d{2}, trying again/);
      // On a busy machine the network can be idle before the page listens for the visitor's return, so the visitor may return again.
      await expect(async () => {
        await comeBack();
        await expect(notice).toBeVisible({ timeout: 20_000 });
      }).toPass({ timeout: 60_000 });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Steady Cup');
      await page.unroute('**/version');
      await comeBack();
      await expect(page.getByText(/last updated/)).toHaveCount(0);
    },
  );
});
