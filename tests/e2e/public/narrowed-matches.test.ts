import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, enterScore } from '../../support/builders/builders-matches';
import { enter } from '../../support/builders/builders-scoring';
import { buildCupInState } from '../../support/builders/cup-in-state';
import { dayFromNow, nextMinute } from '../../support/builders/days';
import { kickOff } from '../../support/builders/entries';
import { writeCup } from '../../support/builders/write-records';
import { expect, test } from '../support/test';

/** Within this time the browser draws the rows, and scrolls the page if it scrolls at all. */
const A_MOMENT_MS = 300;

/** Builds a cup whose first team is playing a match against its second team now. */
async function buildRunningCup(names: readonly string[]) {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
  const teams = await buildTeams(tournamentId, names);
  const [localTeamId = '', visitorTeamId = ''] = teams;
  const group = await buildGroup({ stage: await buildStage({ tournamentId }), teams });
  await enter(await buildGroupMatch({ group, localTeamId, visitorTeamId, ...nextMinute() }), [kickOff()]);
  const play = (local: string, visitor: string, day: number) =>
    buildGroupMatch({
      group,
      localTeamId: local,
      visitorTeamId: visitor,
      date: dayFromNow(day),
      time: '10:00',
    });
  return { tournamentId, teams, play };
}

async function buildCup() {
  const { tournamentId, teams, play } = await buildRunningCup(['Lions', 'Bears', 'Wolves', 'Foxes']);
  const [lions = '', bears = '', wolves = '', foxes = ''] = teams;
  await enterScore(await play(bears, foxes, 1), [2, 1]);
  await play(bears, wolves, 2);
  await play(lions, foxes, 3);
  return { tournamentId, wolves };
}

/** Builds a cup with so many matches that the page shows filters; the Wolves have played all of their matches. */
async function buildLongCup() {
  const { tournamentId, teams, play } = await buildRunningCup(['Lions', 'Bears', 'Wolves']);
  const [lions = '', bears = '', wolves = ''] = teams;
  for (let day = 1; day <= 8; day += 1) {
    await enterScore(await play(wolves, bears, day), [1, 0]);
    await play(lions, bears, day);
  }
  return { tournamentId, wolves };
}

test('the chip of what is on now leads there again and again', { tag: '@long' }, async ({ page }) => {
  const { tournamentId } = await buildCup();
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto(`/matches?tournament=${tournamentId}`);
  const board = page.getByRole('heading', { name: 'Scoreboard' });
  for (const turn of ['first', 'second']) {
    await page.locator('#results').scrollIntoViewIfNeeded();
    await expect(board, turn).not.toBeInViewport();
    await page.getByRole('link', { name: 'Now', exact: true }).click();
    await expect(board, turn).toBeInViewport();
  }
});

test(
  'the chip of what is on now leads there from the bracket too, where it is among the matches that are asked for',
  { tag: '@long' },
  async ({ page }) => {
    const { tournamentId, wolves } = await buildCup();
    const now = page.getByRole('link', { name: 'Now', exact: true });
    await page.goto(`/matches?tournament=${tournamentId}&of=${wolves}#bracket`);
    await expect(page.getByRole('heading', { name: 'Tournament Bracket' })).toBeVisible();
    await expect(page.getByText(/No .*bracket|knockout/i).first()).toBeVisible();
    await expect(now).toHaveCount(0);

    await page.goto('about:blank');
    await page.goto(`/matches?tournament=${tournamentId}#bracket`);
    await now.click();
    await expect(page.getByRole('heading', { name: 'Scoreboard' })).toBeInViewport();
  },
);

test(
  'the filter stays where it is on the screen while what stands above it shrinks and grows',
  { tag: '@long' },
  async ({ page }) => {
    const { tournamentId, wolves } = await buildLongCup();
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/matches?tournament=${tournamentId}`);
    const filter = page.getByRole('combobox', { name: 'All teams' });
    const top = () => filter.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await filter.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 350));
    // The test tries both kinds of browsers: some anchor the scroll position to the first visible content, but Safari does not.
    for (const anchor of ['auto', 'none']) {
      await page.evaluate((value) => (document.documentElement.style.overflowAnchor = value), anchor);
      for (const { team, upcoming } of [
        { team: wolves, upcoming: 0 },
        { team: '', upcoming: 8 },
      ]) {
        const before = await top();
        await filter.selectOption(team);
        await expect(page.locator('#upcoming').getByRole('listitem')).toHaveCount(upcoming);
        await page.waitForTimeout(A_MOMENT_MS);
        const moved = Math.abs((await top()) - before);
        expect.soft(moved, `anchor ${anchor}, ${upcoming} to come`).toBeLessThanOrEqual(24);
      }
    }
  },
);

test('the back button takes the last choice of a filter back, and forward makes it again', async ({
  page,
}) => {
  const cup = buildCupInState(16, 'under way');
  await writeCup(cup);
  const team = cup.teams[0]?.teamId ?? '';
  const played = cup.matches.filter(({ local }) => local.goals !== null);
  const own = played.filter(({ local, visitor }) => [local.teamId, visitor.teamId].includes(team));
  expect(own.length).toBeLessThan(played.length);
  await page.goto(`/matches?tournament=${cup.tournament.tournamentId}`);
  const filter = page.getByRole('combobox', { name: 'All teams' });
  const results = page.locator('#results').getByRole('listitem');
  await filter.selectOption(team);
  await expect(results).toHaveCount(own.length);
  await page.goBack();
  await expect(filter).toHaveValue('');
  await expect(results).toHaveCount(played.length);
  await page.goForward();
  await expect(filter).toHaveValue(team);
  await expect(results).toHaveCount(own.length);
});
