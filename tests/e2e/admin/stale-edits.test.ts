import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { buildGroup, buildTeam, only, readTeams, readView } from '../../support/builders/builders';
import { buildGroupMatch, groupMatchEdit, readMatch } from '../../support/builders/builders-matches';
import { call } from '../../support/call-api';
import { expect, test } from '../support/admin-test';

test.describe('when somebody else was faster', () => {
  test('a match shows what they changed, and either version can be saved', async ({
    page,
    cup,
    allowErrors,
  }) => {
    allowErrors(/409/);
    const { tournamentId } = cup;
    const match = await buildGroupMatch({ group: await buildGroup({ tournamentId, name: 'Group A' }) });
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, match.Stage.name).click();
    await button(page, `Edit ${match.LocalTeam?.name} – ${match.VisitorTeam?.name} (Group A)`).click();
    await modal(page).getByLabel('Location').fill('My hall');
    await call('editGroupMatch', groupMatchEdit(match, { location: 'Their hall' }));

    await button(modal(page), 'Save match').click();
    await expect(modal(page).getByRole('heading', { name: 'Changed by someone else' })).toBeVisible();
    await expect(modal(page).getByRole('row', { name: 'Location Their hall My hall' })).toBeVisible();
    await expect(modal(page).getByRole('columnheader', { name: 'Yours' })).toBeVisible();
    await inspect(page, 'stale-edit-modal');
    await button(modal(page), 'Take theirs').click();
    await expect(modal(page).getByLabel('Location')).toHaveValue('Their hall');
    await modal(page).getByLabel('Location').fill('My other hall');
    await call('editGroupMatch', groupMatchEdit(match, { location: 'Their other hall' }));
    await button(modal(page), 'Save match').click();
    await button(modal(page), 'Save mine').click();
    await expect(successBanner(page).getByText('Match has been updated')).toBeVisible();
    expect(await readMatch(match)).toMatchObject({ location: 'My other hall' });
  });

  test('a team shows what they changed', { tag: '@long' }, async ({ page, cup, allowErrors }) => {
    allowErrors(/409/);
    const { tournamentId } = cup;
    const { teamId } = await buildTeam({ tournamentId, name: 'Lions', players: ['Anna'] });
    await page.goto('/admin/teams');
    await button(page, 'show teams').click();
    await page.getByRole('button', { name: /^Lions/ }).click();
    await button(page, 'Edit Lions').click();
    await page.getByLabel('Player name').fill('Berta');
    await button(page, 'Confirm team').click();
    await call('updateTeam', { tournamentId, teamId, name: 'Lionesses', players: [{ name: 'Cleo' }] });
    await button(modal(page), 'Update team').click();
    await expect(modal(page).getByRole('row', { name: 'Team name Lionesses Lions' })).toBeVisible();
    await expect(modal(page).getByRole('row', { name: 'Players Cleo Anna, Berta' })).toBeVisible();
    await button(modal(page), 'Save mine').click();
    await page.waitForURL('**/admin/teams');
    const saved = only(await readTeams(tournamentId));
    expect([saved.name, ...saved.Players.map(({ name }) => name)]).toEqual(['Lions', 'Anna', 'Berta']);
  });

  test(
    'the details of a tournament show what they changed, and keep what only I changed',
    { tag: '@long' },
    async ({ page, cup, allowErrors }) => {
      allowErrors(/409/);
      await page.goto('/admin/tournament-details');
      await button(page, 'Edit').click();
      await page.getByLabel('Date', { exact: true }).fill('2098-04-01');
      const { tournamentId, date } = cup;
      await call('updateTournament', { tournamentId, date, timeZone: 'Europe/Zurich' });
      await button(page, 'Edit tournament details').click();
      await expect(modal(page).getByRole('cell', { name: 'Europe/Zurich' })).toBeVisible();
      await button(modal(page), 'Take theirs').click();
      await expect(modal(page)).toBeHidden();
      await button(page, 'Edit tournament details').click();
      await expect(successBanner(page).getByText('Tournament details have been updated')).toBeVisible();
      expect(await readView(tournamentId)).toMatchObject({ date: '2098-04-01', timeZone: 'Europe/Zurich' });
    },
  );
});
