import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, inspect, openAdmin, successBanner } from '../../support/admin';
import { only, readView, uniqueName } from '../../support/builders';
import { launchBrowser, type Viewport } from '../../support/browser';
import { call } from '../../support/call-api';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each<Viewport>(['phone', 'desktop'])('the details of a tournament on a %s', (viewport) => {
  it('are set with points, tie-breaks and the time zone, and shown', async () => {
    const name = uniqueName('Details');
    const { page, expectQuiet, close } = await openAdmin(browser, viewport);
    await page.goto('/admin/tournament-details');
    await page.getByLabel('Name', { exact: true }).fill('x');
    await button(page, 'Create tournament').click();
    await page.getByText('Name must be at least 2 characters long').waitFor();
    await page.getByText('Date is mandatory').waitFor();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
    await page.getByText('Date must be future').waitFor();
    await page.getByLabel('Date', { exact: true }).fill('2098-03-01');
    await page.getByText('Points, ties and time zone').click();
    const browserZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(await page.getByLabel('Time zone', { exact: true }).inputValue()).toBe(browserZone);
    await page.getByLabel('For a win').selectOption('2');
    await page.getByLabel('Matches between the teams first').check();
    await page.getByLabel('Time zone', { exact: true }).selectOption('Europe/Zurich');
    await inspect(page, viewport, 'details-form');
    await button(page, 'Create tournament').click();
    await successBanner(page).getByText('Tournament has been created').waitFor();
    await page.getByText('2 for a win, 1 for a draw, 0 for a loss').waitFor();
    await page.getByText('Europe/Zurich').waitFor();
    await inspect(page, viewport, 'details');
    const { allTournaments } = await call('getAllTournaments', {});
    const { tournamentId } = only(allTournaments, (tournament) => tournament.name === name);
    expect(await readView(tournamentId)).toMatchObject({
      points: { win: 2, draw: 1, loss: 0 },
      tieBreakers: 'head-to-head',
      timeZone: 'Europe/Zurich',
    });
    expectQuiet();
    await close();
  });

  it('are the way into the main screen and the options, which say so when there is nothing', async () => {
    const { page, expectQuiet, close } = await openAdmin(browser, viewport);
    await page.goto('/admin/tournament-details-main');
    await page.getByText('We could not find the tournament you are looking for').waitFor();
    await inspect(page, viewport, 'options-none');
    await page.route('**/api/tournaments/get-all', (route) =>
      route.fulfill({ json: { success: true, data: { allTournaments: [] } } }),
    );
    await page.goto('/admin');
    await page.getByText('There are not tournaments created yet').waitFor();
    await inspect(page, viewport, 'main-empty');
    await page.unroute('**/api/tournaments/get-all');
    await page.reload();
    await page
      .getByRole('button', { name: /Women's Futsal Cup Zurich/ })
      .first()
      .click();
    await page.getByRole('link', { name: 'Fixture', exact: true }).waitFor();
    await inspect(page, viewport, 'options');
    await page.goto('/admin/fixture');
    await page.getByText('Step 4: Done').waitFor();
    await button(page, 'Show matches').click();
    await page.getByRole('heading', { name: 'Tournament Bracket' }).waitFor();
    await inspect(page, viewport, 'fixture-seeded');
    expectQuiet();
    await close();
  });
});
