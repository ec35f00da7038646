import { button, inspect, successBanner } from '../support/admin-screen';
import { only, readView, uniqueName } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { expect, test } from '../support/admin-test';

test.use({ chosenCup: null });

test.describe('the details of a tournament', () => {
  test('are set with the time zone, and shown', { tag: '@long' }, async ({ page }) => {
    const name = uniqueName('Details');
    await page.goto('/admin/tournament-details');
    await page.getByLabel('Name', { exact: true }).fill('x');
    await button(page, 'Create tournament').click();
    await expect(page.getByText('Name must be at least 2 characters long')).toBeVisible();
    await expect(page.getByText('Date is mandatory')).toBeVisible();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Date', { exact: true }).fill('2020-01-01');
    await expect(page.getByText('Date must be future')).toBeVisible();
    await page.getByLabel('Date', { exact: true }).fill('2098-03-01');
    await page.getByText('Time zone and language').click();
    const browserZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
    await expect(page.getByLabel('Time zone', { exact: true })).toHaveValue(browserZone);
    await page.getByLabel('Time zone', { exact: true }).selectOption('Europe/Zurich');
    await inspect(page, 'details-form');
    await button(page, 'Create tournament').click();
    await expect(successBanner(page).getByText('Tournament has been created')).toBeVisible();
    await expect(page.getByText('Europe/Zurich')).toBeVisible();
    await inspect(page, 'details');
    const { allTournaments } = await call('getAllTournaments', {});
    const { tournamentId } = only(allTournaments, (tournament) => tournament.name === name);
    expect(await readView(tournamentId)).toMatchObject({
      timeZone: 'Europe/Zurich',
    });
  });

  test(
    'are the way into the main screen and the options, which say so when there is nothing',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin/tournament-details-main');
      await expect(page.getByText('We could not find the tournament you are looking for')).toBeVisible();
      await inspect(page, 'options-none');
      await page.route('**/api/tournaments/get-all', (route) =>
        route.fulfill({ json: { success: true, data: { allTournaments: [] } } }),
      );
      await page.goto('/admin');
      await expect(page.getByText('There are not tournaments created yet')).toBeVisible();
      await inspect(page, 'main-empty');
      await page.unroute('**/api/tournaments/get-all');
      await page.reload();
      await page
        .getByRole('button', { name: /Women's Futsal Cup Zurich/ })
        .first()
        .click();
      await expect(page.getByRole('link', { name: 'Fixture', exact: true })).toBeVisible();
      await inspect(page, 'options');
      await page.getByRole('link', { name: 'Tournament details' }).first().click();
      await expect(button(page, 'Edit')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Continue: Plan' })).toHaveCount(0);
      await page.goto('/admin/fixture');
      await expect(page.getByText('Step 4: Done')).toBeVisible();
      await button(page, 'Show matches').click();
      await expect(page.getByRole('heading', { name: 'Tournament Bracket' })).toBeVisible();
      await inspect(page, 'fixture-seeded');
    },
  );
});
