import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { buildGroup, buildStage, buildTeams, readGroupById, readView } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { expect, test } from '../support/admin-test';

/** How long a finger or a mouse button stays down. */
const A_PRESS_MS = 100;

test.describe('the fixture', () => {
  test(
    'guides through an empty cup, and its first stages',
    { tag: '@long' },
    async ({ page, allowErrors }) => {
      allowErrors(/409/);
      await page.goto('/admin/fixture');
      await expect(page.getByText('Step 1: To do')).toBeVisible();
      await inspect(page, 'fixture-empty');
      await button(page, 'Define the tournament stages').click();
      await expect(button(page, 'Hide stages')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Add an stage' })).toBeVisible();
      await expect(page.getByText('No stages have been set yet').last()).toBeVisible();
      await expect(
        page.getByText('Order is the phase sequence, for example 1 for the first phase'),
      ).toBeVisible();

      await page.getByLabel('Order').fill('');
      await button(page, 'Add stage').click();
      for (const text of [
        'Name for the stage is mandatory',
        'Type is mandatory',
        'Order for the stage is mandatory',
      ]) {
        await expect(page.getByText(text)).toBeVisible();
      }
      await inspect(page, 'stages-problems');
      await page.getByLabel('Name', { exact: true }).fill('Group stage');
      await page.getByLabel('Group Teams play').check();
      await page.getByLabel('Order').fill('1');
      await button(page, 'Add stage').click();
      await expect(successBanner(page).getByText('Stage has been created')).toBeVisible();
      await expect(page.getByLabel('Order')).toHaveValue('2');
      await page.getByLabel('Name', { exact: true }).fill('group STAGE');
      await page.getByLabel('Knockout Who').check();
      await button(page, 'Add stage').click();
      await expect(errorBanner(page).getByText('Stage name already exists')).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue('group STAGE');
      await page.getByLabel('Name', { exact: true }).fill('Final');
      await button(page, 'Add stage').click();
      await expect(page.getByRole('row', { name: '2 Final Knockout' })).toBeVisible();
      await expect(page.getByText('Step 1: Done')).toBeVisible();
      await inspect(page, 'stages');

      await button(page, 'Delete Final').click();
      await expect(
        modal(page).getByText('related records (group names, matches) will be permanently deleted'),
      ).toBeVisible();
      await inspect(page, 'stage-delete-modal');
      await button(modal(page), 'Delete stage').click();
      await expect(successBanner(page).getByText('Stage has been deleted')).toBeVisible();
      await expect(page.getByRole('row', { name: /Final/ })).toHaveCount(0);
    },
  );

  test(
    'tells a field off after the press that left it, so that no button moves from under a finger',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin/fixture');
      await button(page, 'Define the tournament stages').click();
      await page.getByLabel('Name', { exact: true }).focus();
      await page.getByRole('heading', { name: 'Add an stage' }).hover();
      await page.mouse.down();
      await page.waitForTimeout(A_PRESS_MS);
      await expect(page.getByText('Name for the stage is mandatory')).toHaveCount(0);
      await page.mouse.up();
      await expect(page.getByText('Name for the stage is mandatory')).toBeVisible();
    },
  );

  test('names groups, fills them, renames and deletes them', async ({ page, cup }) => {
    await buildStage({ tournamentId: cup.tournamentId, name: 'First round' });
    await buildTeams(cup.tournamentId, ['Lions', 'Bears', 'Foxes']);
    await page.goto('/admin/fixture');
    await button(page, 'Show groups').click();
    await page.getByRole('combobox', { name: 'Stage' }).selectOption('First round');
    await page.getByLabel('Group name').fill('A');
    await button(page, 'Add new group').click();
    await expect(successBanner(page).getByText('Team has been created')).toBeVisible();
    await expect(page.getByLabel('Group name')).toHaveValue('');
    await expect(page.getByText('No teams set for this group yet')).toBeVisible();

    await button(page, 'Add teams to A').click();
    await modal(page).getByLabel('Lions').check();
    await modal(page).getByLabel('Bears').check();
    await button(modal(page), 'Update').click();
    await expect(button(page, 'Remove Lions from A')).toBeVisible();
    await button(page, 'Remove Lions from A').click();
    await expect(modal(page).getByText('permanently deleted')).toBeVisible();
    await button(modal(page), 'Delete from group').click();
    await expect(successBanner(page).getByText('Team has been deleted from the group')).toBeVisible();

    await button(page, 'A').click();
    await button(modal(page), 'Edit').click();
    await modal(page).getByLabel('Group name').fill('Group B');
    await button(modal(page), 'Edit group').click();
    await expect(successBanner(page).getByText('Group name has been updated')).toBeVisible();
    await button(page, 'Group B').click();
    await button(modal(page), 'Delete').click();
    await button(modal(page), 'Delete group').click();
    await expect(successBanner(page).getByText('Group has been deleted')).toBeVisible();
    await expect(page.getByText('No groups have been set yet')).toBeVisible();
    const { Stages } = await readView(cup.tournamentId);
    expect(Stages.flatMap(({ groups }) => groups)).toEqual([]);
  });

  test('asks for the order of the lots, and takes it back', { tag: '@long' }, async ({ page, cup }) => {
    const group = await buildGroup({ tournamentId: cup.tournamentId, name: 'Group A' });
    await enterScore(await buildGroupMatch({ group }), [2, 2]);
    await page.goto('/admin/fixture');
    await button(page, 'Show groups').click();
    await expect(
      page.getByText('The rules cannot separate these teams, and something depends on their order.'),
    ).toBeVisible();
    await button(page, 'Record the decision').click();
    const [first, second] = group.Teams.map(({ name }) => name);
    await expect(modal(page).getByText('Places 1 to 2')).toBeVisible();
    const top = await modal(page).getByRole('listitem').first().innerText();
    await button(modal(page), `Move ${top.includes(first ?? '') ? first : second} down`).click();
    await inspect(page, 'lots-modal');
    await button(modal(page), 'Save the order').click();
    await expect(successBanner(page).getByText('The decision has been saved')).toBeVisible();
    await expect(page.getByText(/^Decided \(lots\)/)).toBeVisible();
    const decided = await readGroupById(group.tournamentId, group.groupId);
    expect(decided.standings.map(({ position }) => position)).toEqual([1, 2]);
    expect(top).not.toContain(decided.standings[0]?.name ?? '');
    await inspect(page, 'lots-recorded');
    await button(page, 'Take it back').click();
    await expect(
      page.getByText('The rules cannot separate these teams, and something depends on their order.'),
    ).toBeVisible();
    expect((await readGroupById(group.tournamentId, group.groupId)).lots).toEqual([]);
  });

  test(
    'leads from a match that waits for lots to the group where they are recorded',
    { tag: '@long' },
    async ({ page, cup }) => {
      const group = await buildGroup({ tournamentId: cup.tournamentId, name: 'Group A' });
      await enterScore(await buildGroupMatch({ group }), [2, 2]);
      const final = await buildStage({ tournamentId: cup.tournamentId, name: 'Final', type: 'knockout' });
      const first = { localTeamPlaceholder: '1st Group A', visitorTeamPlaceholder: '2nd Group A' };
      await buildUnknownTeamsMatch({ stage: final, ...first });
      await page.goto('/admin/fixture');
      await button(page, 'Show matches').click();
      const record = button(page, 'Record the decision');
      await button(page, 'Manage knockout matches').click();
      const reason = page.getByRole('link', { name: 'Level teams in Group A: not decided yet' }).last();
      await reason.click();
      await expect(record).toBeInViewport();
      await inspect(page, 'lots-of-match');
      await button(page, 'Hide groups').click();
      await expect(record).toBeHidden();
      await reason.click();
      await expect(record).toBeInViewport();
      await page.reload();
      await expect(record).toBeInViewport();
    },
  );
});
