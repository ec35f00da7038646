import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { buildGroup, buildStage, buildTeam, buildTeams, readView } from '../../support/builders/builders';
import { buildGroupMatch, readMatch } from '../../support/builders/builders-matches';
import { expect, test } from '../support/admin-test';

test.describe('group matches', () => {
  test('need teams, stages and groups first, and say so', { tag: '@long' }, async ({ page, cup }) => {
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await expect(page.getByText('No teams found')).toBeVisible();
    await expect(page.getByText('Please add teams before adding a match')).toBeVisible();
    await inspect(page, 'matches-no-teams');
    await page.getByRole('link', { name: 'Add team' }).click();
    await page.waitForURL('**/admin/teams');
    await buildTeam({ tournamentId: cup.tournamentId });
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await expect(page.getByText('Please add group stages before adding matches')).toBeVisible();
    await expect(page.getByText('Please add knockout stages before adding matches')).toBeVisible();
    await inspect(page, 'matches-no-stages');
    await buildStage({ tournamentId: cup.tournamentId, name: 'Group stage' });
    await page.reload();
    await button(page, 'Show matches').click();
    await button(page, 'Group stage').click();
    await expect(page.getByText('Please add groups before adding matches')).toBeVisible();
  });

  test('are confirmed, and listed by date', async ({ page, cup }) => {
    const teams = await buildTeams(cup.tournamentId, ['Lions', 'Bears']);
    const stage = await buildStage({ tournamentId: cup.tournamentId, name: 'Group stage' });
    await buildGroup({ stage, name: 'Group A', teams });
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, 'Group stage').click();
    await expect(page.getByText('No matches set for this group stage yet')).toBeVisible();
    await button(page, 'Add match').click();
    await page.getByRole('combobox', { name: 'Group' }).selectOption('Group A');
    await page.getByLabel('Local team').selectOption('Lions');
    await page.getByLabel('Visitor team').selectOption('Bears');
    await page.getByLabel('Date').fill('2098-05-10');
    await page.getByLabel('Time').fill('10:30');
    await page.getByLabel('Location').fill('Sports hall');
    await button(page, 'Confirm').click();
    await button(modal(page), 'Confirm match').click();
    await expect(successBanner(page).getByText('Match has been created')).toBeVisible();
    await expect(page.getByRole('heading', { name: '10/05/2098' })).toBeVisible();
    await expect(page.getByText('10:30 HS')).toBeVisible();
    await expect(modal(page)).toBeHidden();
    const { Stages } = await readView(cup.tournamentId);
    expect(Stages[0]?.Matches.map(({ time, location }) => [time, location])).toEqual([
      ['10:30', 'Sports hall'],
    ]);
  });

  test('take scores, also without a network, and can be deleted', async ({
    page,
    context,
    cup,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const { tournamentId } = cup;
    const match = await buildGroupMatch({ group: await buildGroup({ tournamentId, name: 'Group A' }) });
    const name = `${match.LocalTeam?.name} – ${match.VisitorTeam?.name} (Group A)`;
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, match.Stage.name).click();
    await button(page, `Edit ${name}`).click();
    await expect(modal(page).getByRole('heading', { name: 'Edit Match' })).toBeVisible();
    await expect(modal(page).getByLabel('Local team score')).toBeFocused();
    await page.keyboard.type('3');
    await button(modal(page), 'Save match').click();
    await expect(errorBanner(page).getByText('Please enter both scores or none')).toBeVisible();
    await modal(page).getByLabel('Visitor team score').fill('20');
    await expect(errorBanner(page)).toHaveCount(0);
    await expect(modal(page).getByLabel('penalty')).toHaveCount(0);
    await inspect(page, 'group-match-edit-modal');

    await context.setOffline(true);
    await button(modal(page), 'Save match').click();
    await expect(errorBanner(page).getByText(/An unexpected error ocurred/)).toBeVisible();
    await expect(modal(page)).toBeHidden();
    await expect(page.getByText('Not saved: 3 – 20')).toBeVisible();
    await button(page, `Edit ${name}`).click();
    await expect(modal(page).getByLabel('Local team score')).toHaveValue('3');
    await expect(modal(page).getByText('This is not saved yet. What is saved:')).toBeVisible();
    await inspect(page, 'group-match-draft-modal');
    await modal(page).getByLabel('Visitor team score').fill('2');
    await button(modal(page), 'Save match').click();
    await expect(page.getByText('Not saved: 3 – 2')).toBeVisible();
    await expect(button(page, `Try again: ${name}`)).toBeVisible();
    await inspect(page, 'group-match-not-saved');
    await context.setOffline(false);
    await expect(successBanner(page).getByText('Match has been updated')).toBeVisible();
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    expect(await readMatch(match)).toMatchObject({ localTeamScore: 3, visitorTeamScore: 2 });

    await button(page, `Delete ${name}`).click();
    await expect(modal(page).getByRole('heading', { name: 'Delete Match' })).toBeVisible();
    await expect(modal(page).getByText('permanently deleted')).toBeVisible();
    await inspect(page, 'match-delete-modal');
    await button(modal(page), 'Delete match').click();
    await expect(page.getByText('No matches set for this group stage yet')).toBeVisible();
  });

  test('stay where they are in their list after a save', { tag: '@long' }, async ({ page, cup }) => {
    const { tournamentId } = cup;
    const times = ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'];
    const teams = await buildTeams(
      tournamentId,
      times.flatMap((time) => [`Home ${time}`, `Guests ${time}`]),
    );
    const group = await buildGroup({ tournamentId, name: 'Group A', teams });
    for (const [index, time] of times.entries()) {
      const [localTeamId, visitorTeamId] = teams.slice(2 * index, 2 * index + 2);
      await buildGroupMatch({ group, time, localTeamId, visitorTeamId });
    }
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await page.getByRole('button', { name: /^Stage/ }).click();
    const edit = button(page, 'Edit Home 16:00 – Guests 16:00 (Group A)');
    await edit.scrollIntoViewIfNeeded();
    const top = async () => Math.round((await edit.boundingBox())?.y ?? 0);
    const before = await top();
    await edit.click();
    await page.keyboard.type('3');
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    const reloaded = page.waitForResponse(/\/api\/tournaments\/[^/]+\?version|\/api\/tournaments\/[^/]+$/);
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(modal(page)).toBeHidden();
    await expect(edit).toBeFocused();
    expect(await top()).toBe(before);
  });
});
