import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Page } from '@playwright/test';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { enter, readLive } from '../../support/builders/builders-scoring';
import { foul, goal, kickOff, phase, shown } from '../../support/builders/entries';
import { call } from '../../support/call-api';
import { expectAccessible } from '../support/accessibility';
import { expectNoSideScroll, inspectPage, seededCup, visit, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';

const MOST_LAYOUT_SHIFT = 0.02;

/** Returns the next minute in UTC, so that the match is played today. */
function thisHour(): { date: string; time: string } {
  const [date = '', time = ''] = new Date(Date.now() + 60_000).toISOString().split('T');
  return { date, time: time.slice(0, 5) };
}

async function buildCupOfTheDay() {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears']);
  const stage = await buildStage({ tournamentId, name: 'Group stage' });
  const group = await buildGroup({ stage, name: 'Group A', teams });
  return { tournamentId, match: await buildGroupMatch({ group, ...thisHour() }) };
}

function pointsOf(page: Page, team: string) {
  const table = page.getByRole('table', { name: /^Group A/ });
  return table
    .getByRole('row', { name: new RegExp(team) })
    .getByRole('cell')
    .last();
}

function localName({ LocalTeam }: MatchView): string {
  return LocalTeam?.name ?? '';
}

test.describe('a match that is being played', () => {
  test('is followed by the board and the table of an open page, from kick-off to full time', async ({
    page,
  }) => {
    const { tournamentId, match } = await buildCupOfTheDay();
    const start = kickOff();
    await enter(match, [start]);
    await watchLayoutShift(page);
    await visit(page, '/home', tournamentId);
    const board = page.getByRole('region', { name: 'Scoreboard' });
    await expect(board).toContainText('Live');
    await expect(board.getByRole('timer')).toHaveText(/^\d+:\d\d$/);
    await expect(board).toContainText('Fouls 0 – 0');
    await expect(page.getByRole('table', { name: 'Group A Provisional' })).toBeVisible();
    await expect(pointsOf(page, 'Lions')).toHaveText('1');
    const shiftBefore = await page.evaluate(() => window.layoutShift);

    const scored = goal('local');
    await enter(match, [scored, foul('visitor')]);
    await expect(board).toContainText(/1– to 0/);
    await expect(board).toContainText('Fouls 0 – 1');
    await expect(pointsOf(page, localName(match))).toHaveText('3');
    await expect(page.getByRole('status').filter({ hasText: `Goal for ${localName(match)}` })).toHaveCount(1);
    const shift = await page.evaluate(() => window.layoutShift);
    expect(shift - shiftBefore, 'nothing moves when a goal comes in').toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    await expectAccessible(page);

    await enter(match, [phase('finished', start.entryId, shown([1, 0], [scored.entryId]))]);
    await expect(board).toContainText('Result');
    await expect(page.getByRole('table', { name: 'Group A', exact: true })).toBeVisible();
    await expect(pointsOf(page, localName(match))).toHaveText('3');
    expect(await readLive(match)).toBeUndefined();
  });

  test(
    'shares the board with the one on the other court, and its goals move nothing',
    { tag: ['@desktop', '@long'] },
    async ({ page }) => {
      const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
      const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Wolves', 'Otters']);
      const stage = await buildStage({ tournamentId, name: 'Group stage' });
      const group = await buildGroup({ stage, name: 'Group A', teams });
      const [lions = '', bears = '', wolves = '', otters = ''] = teams;
      const first = { group, localTeamId: lions, visitorTeamId: bears, location: 'Court 1', ...thisHour() };
      const second = {
        group,
        localTeamId: wolves,
        visitorTeamId: otters,
        location: 'Court 2',
        ...thisHour(),
      };
      const matches = [await buildGroupMatch(first), await buildGroupMatch(second)] as const;
      for (const match of matches) await enter(match, [kickOff()]);
      await watchLayoutShift(page);
      await visit(page, '/home', tournamentId);
      const board = page.getByRole('region', { name: 'Scoreboard' });
      await expect(board.getByRole('timer')).toHaveCount(2);
      const shiftBefore = await page.evaluate(() => window.layoutShift);
      await enter(matches[0], [goal('local')]);
      await enter(matches[1], [goal('visitor'), goal('visitor')]);
      await expect(board.getByRole('listitem').filter({ hasText: 'Court 1' })).toContainText(/1– to 0/);
      await expect(board.getByRole('listitem').filter({ hasText: 'Court 2' })).toContainText(/0– to 2/);
      const shift = await page.evaluate(() => window.layoutShift);
      expect(shift - shiftBefore).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    },
  );

  test('has a page of its own that anybody can be sent, with its story', async ({ page }) => {
    const { tournamentId, match } = await buildCupOfTheDay();
    await enter(match, [kickOff(), goal('local')]);
    await watchLayoutShift(page);
    await page.goto(`/match?tournament=${tournamentId}&match=${match.matchId}`);
    await expect(page).toHaveTitle(/^(Lions – Bears|Bears – Lions) · /);
    const timeline = page.locator('#timeline');
    await expect(timeline.getByRole('listitem')).toHaveText([/Kick-off/, /Goal.*1–0/]);
    await enter(match, [goal('visitor')]);
    await expect(timeline.getByRole('listitem').last()).toHaveText(/Goal.*1–1/);
    await inspectPage(page, `public/match-${page.viewportSize()?.width}`);
    await page.getByRole('region', { name: 'Scoreboard' }).getByRole('link', { name: 'Lions' }).click();
    await expect(page).toHaveTitle(/^Lions · /);
    await expect(page.getByRole('table', { name: /^Group A/ })).toBeVisible();
    await expectNoSideScroll(page);
    await expectAccessible(page);
  });
});

test(
  'a page of a team leads to its matches, and is steady and accessible',
  { tag: '@long' },
  async ({ page }) => {
    const tournamentId = await seededCup('Basel Futsal Masters');
    const { tournament } = await call('getTournament', { tournamentId });
    const team = tournament.Teams.find(({ name }) => name === 'Rheinufer Basel');
    await watchLayoutShift(page);
    await page.goto(`/team?tournament=${tournamentId}&team=${team?.teamId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rheinufer Basel' })).toBeVisible();
    await inspectPage(page, `public/team-${page.viewportSize()?.width}`);
    await page.locator('#matches').getByTitle('Rheinufer Basel – Gundeli Futsal').click();
    const timeline = page.locator('#timeline');
    await expect(timeline).toContainText('Nora L., Rheinufer Basel');
    await expect(timeline.getByRole('listitem').filter({ hasText: 'Goal' })).toHaveCount(3);
  },
);

for (const [path, text, way] of [
  ['match', 'This match could not be found.', 'All matches'],
  ['team', 'This team could not be found.', 'All teams'],
] as const) {
  test(`an address of an unknown ${path} says so and leads on`, { tag: '@long' }, async ({ page }) => {
    const tournamentId = await seededCup('Basel Futsal Masters');
    await page.goto(`/${path}?tournament=${tournamentId}&${path}=nothing`);
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(path === 'match' ? /\/matches\?/ : /\/teams\?/);
  });
}
