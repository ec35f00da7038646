import type { Page } from '@playwright/test';
import { buildTeam, readTeams } from '../../support/builders/builders';
import { button, errorBanner, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { logIn } from '../support/log-in';

function question(page: Page) {
  return modal(page).getByRole('heading', { name: 'Leave this page?' });
}

function teamName(page: Page) {
  return page.getByLabel('Team name');
}

/** Opens the teams screen with other screens before and after it in the history, and types a team's name without saving it. */
async function typeTeamName(page: Page): Promise<void> {
  await page.goto('/admin/fixture');
  for (const name of ['Tournament details', 'Teams', 'Fixture']) {
    await page.getByRole('link', { name, exact: true }).click();
  }
  await page.waitForURL('**/admin/fixture');
  await page.goBack();
  await page.waitForURL('**/admin/teams');
  await button(page, 'Add team').click();
  await teamName(page).click();
  await page.keyboard.type('Lions');
}

const STEPS = [
  { what: 'back', go: -1, to: '**/admin/tournament-details', tag: [] },
  { what: 'forward', go: 1, to: '**/admin/fixture', tag: ['@long'] },
] as const;

test.describe('a half-filled form', () => {
  for (const { what, go, to, tag } of STEPS) {
    test(`is not lost by going ${what}, which asks first`, { tag: [...tag] }, async ({ page }) => {
      await typeTeamName(page);
      await page.evaluate((steps) => history.go(steps), go);
      await expect(question(page)).toBeVisible();
      await expect(page).toHaveURL(/\/admin\/teams$/);
      await button(modal(page), 'Stay here').click();
      await expect(teamName(page)).toHaveValue('Lions');
      await page.evaluate((steps) => history.go(steps), go);
      await button(modal(page), 'Leave without saving').click();
      await page.waitForURL(to);
      await expect(teamName(page)).toHaveCount(0);
    });
  }

  test('is not lost by going back twice in a hurry', { tag: '@long' }, async ({ page }) => {
    await typeTeamName(page);
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/teams$/);
    await button(modal(page), 'Stay here').click();
    await expect(teamName(page)).toHaveValue('Lions');
  });

  test('is not lost by a link, by logging out or by reloading', { tag: '@long' }, async ({ page }) => {
    await typeTeamName(page);
    await page.getByRole('link', { name: 'Fixture', exact: true }).click();
    await expect(question(page)).toBeVisible();
    await button(modal(page), 'Stay here').click();
    await button(page, 'Log out').click();
    await expect(question(page)).toBeVisible();
    await button(modal(page), 'Stay here').click();
    const asked = page.waitForEvent('dialog');
    void page.evaluate(() => window.location.reload());
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(teamName(page)).toHaveValue('Lions');
  });

  test(
    'is open again after the login when the session ends in another tab',
    { tag: '@long' },
    async ({ page, context, cup, allowErrors }) => {
      allowErrors(/401/);
      await typeTeamName(page);
      await page.getByLabel('Player name').fill('Anna');
      const otherTab = await context.newPage();
      await otherTab.goto('/admin');
      await button(otherTab, 'Log out').click();
      await otherTab.close();
      await button(page, 'Confirm team').click();
      await button(modal(page), 'Create team').click();
      await page.waitForURL('**/login');
      await expect(errorBanner(page).getByText('Please log in to continue')).toBeVisible();
      await expect(teamName(page)).toBeHidden();
      await logIn(page);
      await page.waitForURL('**/admin/teams');
      await expect(teamName(page)).toHaveValue('Lions');
      await button(modal(page), 'Create team').click();
      await expect(successBanner(page).getByText('Team has been created')).toBeVisible();
      const [team] = await readTeams(cup.tournamentId);
      expect(team?.Players.map(({ name }) => name)).toEqual(['Anna']);
    },
  );

  test(
    'that changes a team has the names as they are stored, also when the session has ended and visitors see them shortened',
    { tag: '@long' },
    async ({ page, context, cup, allowErrors }) => {
      allowErrors(/401/);
      const { tournamentId } = cup;
      await buildTeam({ tournamentId, name: 'Bears', players: ['Anna Keller', 'Zoë Arx'] });
      await page.goto('/admin/teams');
      await button(page, 'show teams').click();
      await page.getByRole('button', { name: /^Bears/ }).click();
      await button(page, 'Edit Bears').click();
      await page.getByLabel('Player name').fill('Berta Moser');
      const otherTab = await context.newPage();
      await otherTab.goto('/admin');
      await button(otherTab, 'Log out').click();
      await otherTab.goto(`/teams?tournament=${tournamentId}`);
      await otherTab.getByRole('heading', { name: 'Bears' }).click();
      await expect(otherTab.getByText('Anna K.')).toBeVisible();
      await otherTab.close();
      // The cup has changed meanwhile, and its teams cannot be read without a login.
      await buildTeam({ tournamentId, name: 'Lions' });
      await page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
      await button(page, 'Confirm team').click();
      await button(modal(page), 'Update team').click();
      await page.waitForURL('**/login');
      await logIn(page);
      await page.waitForURL('**/admin/teams/update');
      await button(modal(page), 'Update team').click();
      await page.waitForURL('**/admin/teams');
      const [bears] = await readTeams(tournamentId);
      const names = bears?.Players.map(({ name }) => name);
      expect(names).toEqual(['Anna Keller', 'Berta Moser', 'Zoë Arx']);
    },
  );
});
