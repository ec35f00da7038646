import type { Page } from '@playwright/test';
import { buildTeams, only, readView } from '../../support/builders/builders';
import { enterScore } from '../../support/builders/builders-matches';
import { planBody, planSettings } from '../../support/builders/builders-plan';
import { call } from '../../support/call-api';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const TEAMS = ['Lions', 'Tigers', 'Bears', 'Wolves', 'Foxes', 'Hawks'];

/** Signs a second browser in as the administrator of the first, without anything else that the first has stored. */
async function signInLike(first: Page, second: Page): Promise<void> {
  const items = await first.evaluate(() =>
    ['user', 'tournaments-storage'].map((name) => [name, localStorage.getItem(name) ?? ''] as const),
  );
  await second.addInitScript((stored) => {
    for (const [name, value] of stored) localStorage.setItem(name, value);
  }, items);
}

test.describe('a published plan', () => {
  test('of a half-played cup is what a second administrator sees, and neither replaces what the other has published', async ({
    page,
    cup,
    openVisitorPage,
  }) => {
    const { tournamentId } = cup;
    const teamIds = await buildTeams(tournamentId, TEAMS);
    await call('applyPlan', planBody(tournamentId, planSettings({ teamIds })));
    const { Stages } = await readView(tournamentId);
    const first = only(Stages, ({ type }) => type === 'group').Matches[0];
    if (!first) throw new Error('The plan has matches');
    await enterScore(first, [4, 2]);

    await page.goto('/admin/plan/time');
    await page.getByLabel('Least rest of a team').fill('10');
    await expect(page.getByText('A draft, in this browser only')).toBeVisible();

    const second = await openVisitorPage();
    await signInLike(page, second);
    await second.goto('/admin/plan/timetable');
    await expect(
      second.getByText(/This is the plan that was published on .* 1 of \d+ matches has begun/),
    ).toBeVisible();
    await expect(second.getByText('There is no such plan')).toHaveCount(0);
    await expect(button(second, 'Apply the plan')).toHaveCount(0);
    const played = `${first.LocalTeam?.name} – ${first.VisitorTeam?.name}`;
    await expect(second.getByRole('listitem').filter({ hasText: played })).toContainText('4');
    await inspect(second, 'plan-published');

    await second.goto('/admin/plan/time');
    await second.getByLabel('Least rest of a team').fill('25');
    await second.goto('/admin/plan/timetable');
    await expect(second.getByText('A draft, in this browser only')).toBeVisible();
    await expect(second.getByText('1 match stays as it is')).toBeVisible();
    await expect(second.getByText(/matches get another time or court than they have now/)).toBeVisible();
    await inspect(second, 'plan-draft');
    await button(second, 'Apply the plan').click();
    await expect(modal(second).getByText(/takes the place of the plan that was published/)).toBeVisible();
    await button(modal(second), 'Apply').click();
    await expect(successBanner(second).getByText('The plan has been applied')).toBeVisible();
    await expect(second.getByText(/This is the plan that was published/)).toBeVisible();

    await page.goto('/admin/plan/timetable');
    await expect(page.getByRole('alert').getByText(/Another plan was published/)).toBeVisible();
    await expect(button(page, 'Apply the plan')).toBeDisabled();
    await inspect(page, 'plan-overtaken');
    await button(page, 'Show the published plan').click();
    await expect(page.getByText(/This is the plan that was published/)).toBeVisible();
    await page.goto('/admin/plan/time');
    await expect(page.getByLabel('Least rest of a team')).toHaveValue('25');

    await page.goto('/admin/plan/day');
    await expect(page.getByRole('button', { name: /Final: / })).toHaveCount(1);
    await page.getByRole('button', { name: /Final: / }).click();
    await inspect(page, 'plan-day-final');
  });
});
