import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, errorBanner, inspect, modal, openAdmin, successBanner } from '../../support/admin';
import { buildGroup, buildTournament, readView } from '../../support/builders';
import { launchBrowser, type Viewport } from '../../support/browser';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const CREATE = '**/api/admin/teams/create';
const UNEXPECTED = 'An unexpected error ocurred';

const FAILURES: readonly (readonly [what: string, answer: (route: Route) => Promise<void>, says: RegExp])[] =
  [
    ['an error 500', (route) => route.fulfill({ status: 500, body: '{}' }), new RegExp(`^${UNEXPECTED}$`)],
    [
      'a page of HTML',
      (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Gateway</h1>' }),
      new RegExp(`^${UNEXPECTED}$`),
    ],
    ['no answer', (route) => route.abort(), /What you entered is still here/],
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

describe.each<Viewport>(['phone', 'desktop'])('on a %s', (viewport) => {
  it('a slow answer disables the button, and nothing is sent twice', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    let calls = 0;
    await page.route(CREATE, async (route) => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await fillTeam(page, 'Lions');
    const create = button(modal(page), 'Create team');
    await create.dblclick();
    expect(await create.isDisabled()).toBe(true);
    await inspect(page, viewport, 'submitting');
    await successBanner(page).getByText('Team has been created').waitFor();
    expect(calls).toBe(1);
    expect(await teamNames(cup.tournamentId)).toEqual(['Lions']);
    expectQuiet();
    await close();
  });

  it('leaving a half-filled form asks first', async () => {
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, await buildTournament());
    await page.goto('/admin/fixture');
    await button(page, 'Show stages').click();
    await page.getByLabel('Name', { exact: true }).fill('Group stage');
    await button(page, 'Hide stages').click();
    await button(page, 'Show stages').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Group stage');
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await modal(page).getByRole('heading', { name: 'Leave this page?' }).waitFor();
    await inspect(page, viewport, 'leave-modal');
    await button(modal(page), 'Stay here').click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Group stage');
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await button(modal(page), 'Leave without saving').click();
    await page.waitForURL('**/admin/teams');
    expectQuiet();
    await close();
  });

  it('the teams that a group could take are said to be missing when they cannot be got', async () => {
    const group = await buildGroup({ name: 'Group A' });
    const { page, close } = await openAdmin(browser, viewport, { ...group, date: '' });
    await page.route('**/api/admin/teams/get-by-tournament', (route) =>
      route.fulfill({ status: 500, body: '' }),
    );
    await page.goto('/admin/fixture');
    await button(page, 'Show groups').click();
    await button(page, 'Add teams to Group A').click();
    await modal(page).getByText('An error ocurred getting the teams').waitFor();
    await inspect(page, viewport, 'group-teams-failed-modal');
    await close();
  });
});

describe('a create that meets', () => {
  it.each(FAILURES)('%s loses nothing, and the same button works again', async (_what, answer, says) => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, 'phone', cup);
    await page.route(CREATE, answer);
    await fillTeam(page, 'Bears');
    await button(modal(page), 'Create team').click();
    await errorBanner(page).getByText(says).waitFor();
    await modal(page).getByText('Bears').waitFor();
    await page.unroute(CREATE);
    await button(modal(page), 'Create team').click();
    await successBanner(page).getByText('Team has been created').waitFor();
    expect(await teamNames(cup.tournamentId)).toEqual(['Bears']);
    expectQuiet([/500/, /ERR_FAILED/]);
    await close();
  });

  it('an answer that got lost is not done twice', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, 'phone', cup);
    await page.route(CREATE, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await fillTeam(page, 'Foxes');
    await button(modal(page), 'Create team').click();
    await errorBanner(page)
      .getByText(/What you entered is still here/)
      .waitFor();
    await page.unroute(CREATE);
    await button(modal(page), 'Create team').click();
    await successBanner(page).getByText('Team has been created').waitFor();
    expect(await teamNames(cup.tournamentId)).toEqual(['Foxes']);
    expectQuiet([/ERR_FAILED/]);
    await close();
  });
});
