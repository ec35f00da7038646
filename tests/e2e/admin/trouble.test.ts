import type { Page, Route } from '@playwright/test';
import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { buildGroup, readView } from '../../support/builders/builders';
import { expect, test } from '../support/admin-test';

const CREATE = '**/api/admin/teams/create';
const UNEXPECTED = 'An unexpected error ocurred';

interface Failure {
  readonly what: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly says: RegExp;
}

const FAILURES: readonly Failure[] = [
  {
    what: 'an error 500',
    answer: (route) => route.fulfill({ status: 500, body: '{}' }),
    says: new RegExp(`^${UNEXPECTED}$`),
  },
  {
    what: 'a page of HTML',
    answer: (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' }),
    says: new RegExp(`^${UNEXPECTED}$`),
  },
  { what: 'no answer', answer: (route) => route.abort(), says: /What you entered is still here/ },
];

async function fillTeam(page: Page, name: string): Promise<void> {
  await page.goto('/admin/teams');
  await button(page, 'Add team').click();
  await page.getByLabel('Team name').fill(name);
  await page.getByLabel('Player name').fill('Anna');
  await button(page, 'Confirm team').click();
}

async function teamNames(tournamentId: string): Promise<string[]> {
  return (await readView(tournamentId)).Teams.map(({ name }) => name);
}

test.describe('in trouble', () => {
  test(
    'a slow answer disables the button, and nothing is sent twice',
    { tag: '@long' },
    async ({ page, cup }) => {
      let calls = 0;
      let answer = (): void => undefined;
      const isAnswered = new Promise<void>((resolve) => (answer = resolve));
      await page.route(CREATE, async (route) => {
        calls += 1;
        await isAnswered;
        await route.continue();
      });
      await fillTeam(page, 'Lions');
      const create = button(modal(page), 'Create team');
      await create.dblclick();
      await expect(create).toBeDisabled();
      await inspect(page, 'submitting');
      answer();
      await expect(successBanner(page).getByText('Team has been created')).toBeVisible();
      expect(calls).toBe(1);
      expect(await teamNames(cup.tournamentId)).toEqual(['Lions']);
    },
  );

  test('leaving a half-filled form asks first', { tag: '@long' }, async ({ page }) => {
    await page.goto('/admin/fixture');
    await button(page, 'Show stages').click();
    await page.getByLabel('Name', { exact: true }).fill('Group stage');
    await button(page, 'Hide stages').click();
    await button(page, 'Show stages').click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Group stage');
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await expect(modal(page).getByRole('heading', { name: 'Leave this page?' })).toBeVisible();
    await inspect(page, 'leave-modal');
    await button(modal(page), 'Stay here').click();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Group stage');
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await button(modal(page), 'Leave without saving').click();
    await page.waitForURL('**/admin/teams');
  });

  test(
    'the teams that a group could take are said to be missing when they cannot be got',
    { tag: '@long' },
    async ({ page, cup, allowErrors }) => {
      allowErrors(/500/);
      await buildGroup({ tournamentId: cup.tournamentId, name: 'Group A' });
      await page.route('**/api/admin/teams/get-by-tournament', (route) =>
        route.fulfill({ status: 500, body: '' }),
      );
      await page.goto('/admin/fixture');
      await button(page, 'Show groups').click();
      await button(page, 'Add teams to Group A').click();
      await expect(modal(page).getByText('An error ocurred getting the teams')).toBeVisible();
      await inspect(page, 'group-teams-failed-modal');
    },
  );
});

test.describe('a create that meets', () => {
  for (const { what, answer, says } of FAILURES) {
    test(
      `${what} loses nothing, and the same button works again`,
      { tag: '@long' },
      async ({ page, cup, allowErrors }) => {
        allowErrors(/500/, /ERR_FAILED/);
        await page.route(CREATE, answer);
        await fillTeam(page, 'Bears');
        await button(modal(page), 'Create team').click();
        await expect(errorBanner(page).getByText(says)).toBeVisible();
        await expect(modal(page).getByText('Bears')).toBeVisible();
        await page.unroute(CREATE);
        await button(modal(page), 'Create team').click();
        await expect(successBanner(page).getByText('Team has been created')).toBeVisible();
        expect(await teamNames(cup.tournamentId)).toEqual(['Bears']);
      },
    );
  }

  test('an answer that got lost is not done twice', async ({ page, cup, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route(CREATE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillTeam(page, 'Foxes');
    await button(modal(page), 'Create team').click();
    await expect(errorBanner(page).getByText(/What you entered is still here/)).toBeVisible();
    await page.unroute(CREATE);
    await button(modal(page), 'Create team').click();
    await expect(successBanner(page).getByText('Team has been created')).toBeVisible();
    expect(await teamNames(cup.tournamentId)).toEqual(['Foxes']);
  });
});
