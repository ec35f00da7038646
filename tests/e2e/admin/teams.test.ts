import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { buildGroup, buildStage, buildTeam, buildTeams, readTeams } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { expect, test } from '../support/admin-test';

test.describe('the teams screen', () => {
  test('starts empty, and builds a team of players', async ({ page, cup }) => {
    await page.goto('/admin/teams');
    await expect(page.getByText('SET THE TEAMS HERE')).toBeVisible();
    await button(page, 'show teams').click();
    await expect(page.getByText('No teams added yet')).toBeVisible();
    await button(page, 'Add team').click();
    await page.getByLabel('Team name').fill('Lions');
    await button(page, 'Set').click();
    await expect(page.getByRole('heading', { name: 'Lions' })).toBeVisible();

    await page.getByLabel('Player name').fill('Anna');
    await page.keyboard.press('Enter');
    await page.getByLabel('Player name').fill(' anna ');
    await button(page, 'Add').click();
    await page.getByLabel('Player name').fill('Berta');
    await button(page, 'Add').click();
    await page.getByLabel('Player name').fill('Cleo');
    await button(page, 'Add').click();
    await button(page, 'Remove Cleo').click();
    await expect(page.getByLabel('Summary').getByRole('listitem')).toHaveText(['Anna', 'anna', 'Berta']);

    await button(page, 'Confirm team').click();
    await expect(modal(page).getByRole('heading', { name: 'Create Team' })).toBeVisible();
    await button(modal(page), 'Create team').click();
    await expect(successBanner(page).getByText('Team has been created')).toBeVisible();
    await expect(page.getByText('Team name no set yet')).toBeVisible();
    await expect(page.getByLabel('Team name')).toHaveValue('');
    const teams = await readTeams(cup.tournamentId);
    expect(teams.map(({ name, Players }) => [name, Players.map((player) => player.name)])).toEqual([
      ['Lions', ['Anna', 'anna', 'Berta']],
    ]);
  });

  test('changes the selected team, and comes back', { tag: '@long' }, async ({ page, cup }) => {
    const { tournamentId } = cup;
    const team = await buildTeam({ tournamentId, name: 'Bears', players: ['Dora', 'Emma'] });
    await page.goto('/admin/teams/update');
    await expect(
      page.getByText('Not Team founded. Please come back and SELECT a team to edit'),
    ).toBeVisible();
    await inspect(page, 'team-update-none');
    await page.getByRole('link', { name: 'Back to the teams' }).click();
    await button(page, 'show teams').click();
    await page.getByRole('button', { name: /^Bears/ }).click();
    await expect(page.getByLabel('Players of Bears').getByRole('listitem')).toHaveText(['Dora', 'Emma']);
    await inspect(page, 'teams-selected');
    await button(page, 'Edit Bears').click();
    await expect(page.getByRole('heading', { name: 'Admin Teams update' })).toBeVisible();
    await page.getByLabel('Team name').fill('Brown Bears');
    await button(page, 'Remove Dora').click();
    await page.getByLabel('Player name').fill('Fay');
    await inspect(page, 'team-update');
    await button(page, 'Confirm team').click();
    await expect(modal(page).getByRole('heading', { name: 'Update Team' })).toBeVisible();
    await inspect(page, 'team-update-modal');
    await button(modal(page), 'Update team').click();
    await page.waitForURL('**/admin/teams');
    await expect(page.getByRole('button', { name: /^Brown Bears/ })).toBeVisible();
    await expect(page.getByLabel('Players of Brown Bears').getByText('Fay')).toBeVisible();
    const [changed] = await readTeams(tournamentId);
    expect(changed?.Players.map(({ name }) => name)).toEqual(['Emma', 'Fay']);
    expect(changed?.Players[0]?.playerId).toBe(team.Players[1]?.playerId);
  });

  test(
    'deletes a team after a warning, but none that has played',
    { tag: '@long' },
    async ({ page, cup, allowErrors }) => {
      allowErrors(/409/);
      const { tournamentId } = cup;
      const match = await buildGroupMatch({ group: await buildGroup({ tournamentId }) });
      await enterScore(match, [1, 0]);
      await buildTeam({ tournamentId, name: 'Spare' });
      await page.goto('/admin/teams');
      await button(page, 'show teams').click();
      await page.getByRole('button', { name: /^Spare/ }).click();
      await expect(page.getByText('No players added yet')).toBeVisible();
      await button(page, 'Delete Spare').click();
      await expect(modal(page).getByText('will be permanently deleted')).toBeVisible();
      await inspect(page, 'team-delete-modal');
      await button(modal(page), 'Delete team').click();
      await expect(successBanner(page).getByText('Team has been deleted')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Spare/ })).toHaveCount(0);

      const played = match.LocalTeam?.name ?? '';
      await page.getByRole('button', { name: played }).click();
      await button(page, `Delete ${played}`).click();
      await button(modal(page), 'Delete team').click();
      await expect(errorBanner(page).getByText('Team has played matches')).toBeVisible();
      await expect(modal(page)).toHaveCount(1);
    },
  );

  test(
    'leads to the review of the matches whose teams a withdrawal changes',
    { tag: '@long' },
    async ({ page, cup }) => {
      const { tournamentId } = cup;
      const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Foxes']);
      const [lions, bears, foxes] = teams;
      const stage = await buildStage({ tournamentId, name: 'Groups' });
      const group = await buildGroup({ stage, name: 'Group A', teams });
      for (const [localTeamId, visitorTeamId] of [
        [lions, bears],
        [lions, foxes],
        [foxes, bears],
      ]) {
        await enterScore(await buildGroupMatch({ group, localTeamId, visitorTeamId }), [1, 0]);
      }
      const last = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
      const places = { localTeamPlaceholder: '1st Group A', visitorTeamPlaceholder: '2nd Group A' };
      await enterScore(await buildUnknownTeamsMatch({ stage: last, ...places }), [0, 4]);

      // A page that was open before is drawn at once, and takes the focus and the scroll position as any new page does.
      await page.goto('/admin/fixture');
      await expect(button(page, 'Show matches')).toBeVisible();
      await page.getByRole('link', { name: 'Teams', exact: true }).click();
      await button(page, 'show teams').click();
      await page.getByRole('button', { name: /^Lions/ }).click();
      await button(page, 'Withdraw team').click();
      await expect(modal(page).getByText('Match 1: Lions – Foxes')).toHaveCount(0);
      await modal(page)
        .getByRole('radio', { name: /^Is annulled/ })
        .check();
      await expect(modal(page).getByText('Match 1: Lions – Foxes')).toBeVisible();
      await inspect(page, 'withdraw-to-review-modal');
      await button(modal(page), 'Withdraw team').click();
      await expect(page).toHaveURL(/\/admin\/fixture$/);
      const review = page.getByRole('heading', { name: 'Please review' });
      await expect(review).toBeInViewport();
      await expect(page.locator(':focus').filter({ has: review })).toBeVisible();
      await inspect(page, 'withdraw-review');
    },
  );
});
