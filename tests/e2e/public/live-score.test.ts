import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, groupMatchEdit } from '../../support/builders/builders-matches';
import { call } from '../../support/call-api';
import { visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Around the time of a match an open page polls every 15 seconds; it marks news for six seconds. */
const UNTIL_NEWS_MS = 16_000;
const UNTIL_UNMARKED_MS = 7_000;

/** Returns the time a quarter of an hour from now, in UTC. */
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

test.describe('an open page', () => {
  test(
    'shows a score that an administrator enters, without a reload, and marks it',
    { tag: '@long' },
    async ({ page }) => {
      const { tournamentId, match } = await buildCupOfTheDay();
      await page.clock.install();
      await visit(page, '/home', tournamentId);
      const row = page.getByRole('table', { name: 'Group A' }).getByRole('row', { name: /Lions/ });
      const points = row.getByRole('cell').last();
      await expect(points).toHaveText('0');
      await page.evaluate(() => window.document.body.setAttribute('data-same-page', ''));

      const isLocal = match.LocalTeam?.name === 'Lions';
      const scores = { localTeamScore: isLocal ? 4 : 1, visitorTeamScore: isLocal ? 1 : 4 };
      await call('editGroupMatch', groupMatchEdit(match, scores));
      await page.clock.fastForward(UNTIL_NEWS_MS);

      await expect(points).toHaveText('3');
      await expect(points.locator('[data-changed]')).toHaveCount(1);
      await page.clock.fastForward(UNTIL_UNMARKED_MS);
      await expect(page.locator('[data-changed]')).toHaveCount(0);
      await expect(page.locator('body[data-same-page]')).toHaveCount(1);
    },
  );
});
