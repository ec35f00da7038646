import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStage, buildTeam, buildTournament } from '../../support/builders';
import { launchBrowser, openPage, type Viewport } from '../../support/browser';
import { inspectPage, openSite, visit } from '../../support/public-pages';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const EMPTY_TEXTS: readonly (readonly [path: string, ...texts: string[]])[] = [
  ['/home', 'Sample', 'No match info founded', 'No info founded'],
  ['/matches', 'Sample', 'No match info founded', 'No matches founded', 'No bracket data available'],
  ['/teams', 'No teams founded'],
];

describe.each<Viewport>(['phone', 'desktop'])('an empty cup on a %s', (viewport) => {
  it.each(EMPTY_TEXTS)('says on %s what is missing', async (path, ...texts) => {
    const { tournamentId } = await buildTournament();
    const { page, expectQuiet, close } = await openSite(browser, viewport);
    await visit(page, path, tournamentId);
    for (const text of texts) await page.getByText(text, { exact: true }).first().waitFor();
    await inspectPage(page, `public/empty${path.replace('/', '-')}-${viewport}`);
    expectQuiet();
    await close();
  });
});

describe('a cup of which little is known', () => {
  it('has a name for what has none', async () => {
    const { tournamentId } = await buildTournament({ name: '' });
    await buildTeam({ tournamentId, name: 'Lions' });
    await buildStage({ tournamentId, type: 'knockout', name: 'Final' });
    const { page, close } = await openSite(browser, 'desktop');
    await visit(page, '/home', tournamentId);
    await page.getByRole('heading', { level: 1, name: 'Tournament Name' }).waitFor();
    await visit(page, '/teams', tournamentId);
    await page.getByText('Lions').click();
    await page.getByText('No players added yet').waitFor();
    await close();
  });
});

describe('a site in trouble', () => {
  it('says that the list is empty, or could not be loaded', async () => {
    const { page, close } = await openPage(browser, 'phone');
    await page.route('**/api/tournaments/get-all', (route) =>
      route.fulfill({ json: { success: true, data: { allTournaments: [] } } }),
    );
    await page.goto('/');
    await page.getByText('Tournament details will be available soon').waitFor();
    await page.unroute('**/api/tournaments/get-all');
    await page.route('**/api/**', (route) => route.fulfill({ status: 503, body: '<html>down</html>' }));
    await page.goto('/');
    await page
      .getByText('This could not be loaded. Please check your connection.')
      .waitFor({ timeout: 30_000 });
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('button', { name: 'Basel Futsal Masters' }).waitFor();
    await close();
  });

  it('goes on showing the cup when it can no longer ask for news, and says since when', async () => {
    const { tournamentId } = await buildTournament({ name: 'Steady Cup' });
    const { page, close } = await openPage(browser, 'desktop');
    await visit(page, '/home', tournamentId);
    await page.route('**/version', (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(/last updated \d{2}:\d{2}, trying again/).waitFor({ timeout: 30_000 });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Steady Cup');
    await page.unroute('**/version');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await page.getByText(/last updated/).waitFor({ state: 'detached' });
    await close();
  });
});
