import { buildTournament } from '../../support/builders/builders';
import { buildSuspension, PLAYER_RULES, SENT_OFF } from '../../support/builders/build-suspension';
import { button, inspect, modal } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

test.describe('a player who was sent off', () => {
  test.use({ cup: async ({}, provide) => provide(await buildTournament({ playerRules: PLAYER_RULES })) });

  test('is named where organisers look, before the match that is missed', async ({ page, cup }) => {
    await buildSuspension(cup);
    await page.goto('/admin/cards');
    await expect(page.getByText(/^Misses: Bears – Lions/)).toBeVisible();
    await expect(page.getByText('Red: 1')).toBeVisible();
    await inspect(page, 'cards');
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.getByText(`Suspended: 7 ${SENT_OFF} (red)`)).toBeVisible();
    await inspect(page, 'today-suspended');
  });
});

test.describe('suspensions', () => {
  test('are set in the details of the tournament', async ({ page, cup }) => {
    await buildSuspension(cup);
    await page.goto('/admin/cards');
    await page.getByRole('link', { name: 'To the tournament details' }).click();
    await button(page, 'Edit').click();
    await page.getByText('Scorers and suspensions').click();
    await page.getByLabel('Suspensions', { exact: true }).selectOption('By cards');
    await inspect(page, 'details-players');
    await button(page, 'Edit tournament details').click();
    await expect(page.getByText(/Matches missed after a red: 1/)).toBeVisible();
    await page.goto('/admin/fixture#matches');
    await page.getByRole('button', { name: /^Stage / }).click();
    await page.getByRole('button', { name: /^Edit .*Bears.*Lions/ }).click();
    await expect(modal(page).getByText(`Suspended: 7 ${SENT_OFF} (red)`)).toBeVisible();
  });
});
