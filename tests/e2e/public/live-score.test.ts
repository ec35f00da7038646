import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders';
import { buildGroupMatch, groupMatchEdit } from '../../support/builders-matches';
import { launchBrowser } from '../../support/browser';
import { call } from '../../support/call-api';
import { openSite, visit } from '../../support/public-pages';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** A quarter of an hour from now, on the clocks of UTC: pages ask for news every 15 seconds. */
function soon(): { date: string; time: string } {
  const [date = '', time = ''] = new Date(Date.now() + 15 * 60_000).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

async function buildCupOfTheDay() {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears']);
  const stage = await buildStage({ tournamentId, name: 'Group stage' });
  const group = await buildGroup({ stage, name: 'Group A', teams });
  const match = await buildGroupMatch({ group, ...soon() });
  return { tournamentId, match };
}

describe('an open page', () => {
  it('shows a score that an administrator enters, without a reload, and marks it', async () => {
    const { tournamentId, match } = await buildCupOfTheDay();
    const { page, expectQuiet, close } = await openSite(browser, 'phone');
    await visit(page, '/home', tournamentId);
    const row = page.getByRole('table', { name: 'Group A' }).getByRole('row', { name: /Lions/ });
    await row.waitFor();
    const points = row.getByRole('cell').last();
    expect(await points.textContent()).toBe('0');
    await page.evaluate(() => window.document.body.setAttribute('data-same-page', ''));

    const isLocal = match.LocalTeam?.name === 'Lions';
    const scores = { localTeamScore: isLocal ? 4 : 1, visitorTeamScore: isLocal ? 1 : 4 };
    await call('editGroupMatch', groupMatchEdit(match, scores));

    await expect.poll(() => points.textContent(), { timeout: 40_000 }).toBe('3');
    expect(await points.locator('[data-changed]').count()).toBe(1);
    await page.locator('[data-changed]').first().waitFor({ state: 'detached', timeout: 15_000 });
    expect(await page.locator('body[data-same-page]').count()).toBe(1);
    expectQuiet();
    await close();
  });

  it('counts a match as coming until it kicks off', async () => {
    const { tournamentId } = await buildCupOfTheDay();
    const { page, close } = await openSite(browser, 'desktop');
    await visit(page, '/matches', tournamentId);
    const upcoming = page.locator('#upcoming');
    await upcoming.getByText('Lions').waitFor();
    await page.clock.install();
    await page.reload();
    await upcoming.getByText('Lions').waitFor();
    await page.clock.fastForward(16 * 60_000);
    await upcoming.getByText('No matches founded').waitFor();
    await page.getByRole('region', { name: 'Scoreboard' }).getByText('Live').waitFor();
    await page.getByText('No match info founded').waitFor();
    await close();
  });
});
