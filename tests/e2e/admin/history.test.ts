import { buildGroup, buildStage, uniqueName } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { call } from '../../support/call-api';
import { readDocuments } from '../../support/undo';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const MATCHES = 3;
/** The last match has no score. */
const SCORES = 2;
const DELETED = `Stage “Groups” deleted, with 1 group and ${MATCHES} matches`;

test.describe('a slip', () => {
  test('is undone in the banner that tells of it, with all scores and placeholders', async ({
    page,
    cup,
  }) => {
    const { tournamentId } = cup;
    const stage = await buildStage({ tournamentId, name: 'Groups' });
    const group = await buildGroup({ stage, name: 'Group A', teams: 4 });
    for (let hour = 0; hour < MATCHES; hour += 1) {
      const match = await buildGroupMatch({ group, time: `${10 + hour}:00` });
      if (hour < SCORES) await enterScore(match, [hour + 1, 0]);
    }
    const finals = await buildStage({ tournamentId, name: 'Finals', type: 'knockout' });
    await buildUnknownTeamsMatch({ stage: finals, localTeamPlaceholder: '1st Group A' });
    const before = await readDocuments(tournamentId);

    await page.goto('/admin/fixture');
    await button(page, 'Show stages').click();
    await button(page, 'Delete Groups').click();
    await button(modal(page), 'Delete stage').click();
    await expect(successBanner(page).getByText('Stage has been deleted')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(successBanner(page).getByText('The change has been undone')).toBeVisible();
    await expect(page.getByRole('row', { name: /Groups/ })).toBeVisible();
    expect(await readDocuments(tournamentId)).toEqual(before);

    await page.goto('/admin/tournament-details-main');
    await page.getByRole('link', { name: 'History' }).click();
    await expect(page.getByText(`Undone: ${DELETED}`)).toBeVisible();
    await page.getByLabel('Show').selectOption('Results');
    await expect(page.getByRole('link', { name: 'To the log of the match' })).toHaveCount(SCORES);
    await page.getByLabel('Show').selectOption('Stages');
    await button(page, `Undo: Undone: ${DELETED}`).click();
    await expect(modal(page).getByText(DELETED)).toBeVisible();
    await button(modal(page), 'Yes, undo it').click();
    await expect(successBanner(page).getByText('The change has been undone')).toBeVisible();
    expect((await readDocuments(tournamentId)).matches).toHaveLength(1);
    // The list shows at once that the stage was deleted once more.
    const first = page.locator('ol > li').first();
    await expect(first.getByText(/^Stage “Groups” deleted/)).toBeVisible();
  });

  test(
    'is no slip where a player is to be forgotten: nothing brings the name back',
    { tag: '@long' },
    async ({ page, cup }) => {
      const { tournamentId } = cup;
      const name = uniqueName('Mia');
      await call('createTeam', { tournamentId, name: 'Lions', players: [{ name }, { name: 'Ana' }] });
      await call('createTeam', { tournamentId, name: 'Bears', players: [{ name: name.toUpperCase() }] });
      await page.goto('/admin/teams');
      await button(page, 'show teams').click();
      await page.getByRole('button', { name: /^Lions/ }).click();
      await button(page, 'Erase a player').click();
      await button(modal(page), 'Erase for good').click();
      await expect(modal(page).getByText('Please select a player')).toBeVisible();
      await modal(page).getByLabel('Player').selectOption(name);
      await inspect(page, 'erase-player');
      await button(modal(page), 'Erase for good').click();
      await expect(successBanner(page).getByText('The player has been erased')).toBeVisible();
      await modal(page).getByLabel('Bears').check();
      await inspect(page, 'erase-namesakes');
      await button(modal(page), 'Erase there too').click();
      await expect(modal(page)).toHaveCount(0);
      await page.getByRole('button', { name: /^Bears/ }).click();
      await expect(page.getByText('No players added yet')).toBeVisible();
      await page.getByRole('button', { name: /^Lions/ }).click();
      await expect(page.getByRole('listitem').filter({ hasText: 'Ana' }).first()).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);
      await page.getByRole('link', { name: 'History' }).click();
      const erased = page.getByRole('listitem').filter({ hasText: 'A player of “Lions” erased for good' });
      await expect(erased.getByText('Cannot be undone: the name is kept nowhere')).toBeVisible();
      await expect(page.getByText(name)).toHaveCount(0);
    },
  );
});
