import { buildGroup, buildTeam, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { enter } from '../../support/builders/builders-scoring';
import { goal, kickOff } from '../../support/builders/entries';
import { call } from '../../support/call-api';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** Polls at once, as the page does when a visitor comes back to the tab. */
function comeBack(page: Page): Promise<void> {
  return page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
}

test('names that are shortened while a page is open are soon short there too', async ({ page, context }) => {
  const { tournamentId, date } = await buildTournament({ playerNames: 'full' });
  const lions = await buildTeam({ tournamentId, name: 'Lions', players: ['Anna Keller', 'Mia'] });
  const bears = await buildTeam({ tournamentId, name: 'Bears' });
  const group = await buildGroup({ tournamentId, teams: [lions.teamId, bears.teamId] });
  const match = await buildGroupMatch({ group, localTeamId: lions.teamId, visitorTeamId: bears.teamId });
  const [anna] = lions.Players;
  await enter(match, [kickOff(), goal('local', anna?.playerId)]);

  await page.goto(`/teams?tournament=${tournamentId}`);
  await page.getByRole('heading', { name: 'Lions' }).click();
  await expect(page.getByText('Anna Keller')).toBeVisible();
  const story = await context.newPage();
  await story.goto(`/match?tournament=${tournamentId}&match=${match.matchId}`);
  await expect(story.getByText('Anna Keller')).toBeVisible();

  await call('updateTournament', { tournamentId, date, playerNames: 'number' });
  await comeBack(page);
  await comeBack(story);
  await expect(page.getByText('Anna Keller')).toHaveCount(0);
  const players = page.getByRole('list').filter({ hasText: /^12$/ });
  await expect(players.getByRole('listitem')).toHaveText(['1', '2']);
  await expect(story.getByText('Anna Keller')).toHaveCount(0);
  await expect(story.getByText('1, Lions')).toBeVisible();
});
