import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, enterScore } from '../../support/builders/builders-matches';
import { enter } from '../../support/builders/builders-scoring';
import { dayFromNow, nextMinute } from '../../support/builders/days';
import { kickOff } from '../../support/builders/entries';
import { expect, test } from '../support/test';

async function buildCup() {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Wolves', 'Foxes']);
  const [lions = '', bears = '', wolves = '', foxes = ''] = teams;
  const group = await buildGroup({ stage: await buildStage({ tournamentId }), teams });
  const play = (localTeamId: string, visitorTeamId: string, day: number) =>
    buildGroupMatch({ group, localTeamId, visitorTeamId, date: dayFromNow(day), time: '10:00' });
  const running = { group, localTeamId: lions, visitorTeamId: bears, ...nextMinute() };
  await enter(await buildGroupMatch(running), [kickOff()]);
  await enterScore(await play(bears, foxes, 1), [2, 1]);
  await play(bears, wolves, 2);
  await play(lions, foxes, 3);
  return { tournamentId, lions, wolves };
}

test('matches that are narrowed to a team are so on the board, in the next match and in the lists', async ({
  page,
}) => {
  const { tournamentId, lions, wolves } = await buildCup();
  const board = page.getByRole('region', { name: 'Scoreboard' });
  const next = page.getByRole('region', { name: 'Next Match' });
  await page.goto(`/matches?tournament=${tournamentId}&of=${lions}`);
  await expect(board).toContainText('Live');
  await expect(next).toContainText('Foxes');
  await expect(page.locator('#upcoming').getByRole('listitem')).toHaveCount(1);
  await expect(page.locator('#results').getByRole('listitem')).toHaveCount(0);

  await page.goto(`/matches?tournament=${tournamentId}&of=${wolves}`);
  await expect(next).toContainText('Wolves');
  await expect(board, 'no sample in a cup that has begun').toBeHidden();
});

test('the chip of what is on now leads there again and again', async ({ page }) => {
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
