import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, errorBanner, inspect, modal, openAdmin, successBanner } from '../../support/admin';
import {
  buildGroup,
  buildStage,
  buildTeams,
  buildTournament,
  readGroupById,
  readView,
} from '../../support/builders';
import { buildGroupMatch, enterScore } from '../../support/builders-matches';
import { launchBrowser, type Viewport } from '../../support/browser';

/** How long a finger or a mouse button stays down. */
const A_PRESS_MS = 100;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each<Viewport>(['phone', 'desktop'])('the fixture on a %s', (viewport) => {
  it('guides through an empty cup, and its first stages', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    await page.goto('/admin/fixture');
    await page.getByText('Step 1: To do').waitFor();
    await inspect(page, viewport, 'fixture-empty');
    await button(page, 'Define the tournament stages').click();
    await button(page, 'Hide stages').waitFor();
    await page.getByRole('heading', { name: 'Add an stage' }).waitFor();
    await page.getByText('No stages have been set yet').last().waitFor();
    await page.getByText('Order is the phase sequence, for example 1 for the first phase').waitFor();

    await page.getByLabel('Order').fill('');
    await button(page, 'Add stage').click();
    for (const text of [
      'Name for the stage is mandatory',
      'Type is mandatory',
      'Order for the stage is mandatory',
    ]) {
      await page.getByText(text).waitFor();
    }
    await inspect(page, viewport, 'stages-problems');
    await page.getByLabel('Name', { exact: true }).fill('Group stage');
    await page.getByLabel('Group Teams play').check();
    await page.getByLabel('Order').fill('1');
    await button(page, 'Add stage').click();
    await successBanner(page).getByText('Stage has been created').waitFor();
    expect(await page.getByLabel('Order').inputValue()).toBe('2');
    await page.getByLabel('Name', { exact: true }).fill('group STAGE');
    await page.getByLabel('Knockout Who').check();
    await button(page, 'Add stage').click();
    await errorBanner(page).getByText('Stage name already exists').waitFor();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('group STAGE');
    await page.getByLabel('Name', { exact: true }).fill('Final');
    await button(page, 'Add stage').click();
    await page.getByRole('row', { name: '2 Final Knockout' }).waitFor();
    await page.getByText('Step 1: Done').waitFor();
    await inspect(page, viewport, 'stages');

    await button(page, 'Delete Final').click();
    await modal(page)
      .getByText('related records (group names, matches) will be permanently deleted')
      .waitFor();
    await inspect(page, viewport, 'stage-delete-modal');
    await button(modal(page), 'Delete stage').click();
    await successBanner(page).getByText('Stage has been deleted').waitFor();
    await page.getByRole('row', { name: /Final/ }).waitFor({ state: 'detached' });
    expectQuiet([/409/]);
    await close();
  });

  it('tells a field off after the press that left it, so that no button moves from under a finger', async () => {
    const cup = await buildTournament();
    const { page, close } = await openAdmin(browser, viewport, cup);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/admin/fixture');
    await button(page, 'Define the tournament stages').click();
    await page.getByLabel('Name', { exact: true }).focus();
    await page.getByRole('heading', { name: 'Add an stage' }).hover();
    await page.mouse.down();
    await page.waitForTimeout(A_PRESS_MS);
    expect(await page.getByText('Name for the stage is mandatory').count()).toBe(0);
    await page.mouse.up();
    await page.getByText('Name for the stage is mandatory').waitFor();
    await close();
  });

  it('names groups, fills them, renames and deletes them', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    await page.goto('/admin/fixture');
    await button(page, 'Show groups').click();
    await page.getByText('No group stages are set. Please set one in the stages section').waitFor();
    await buildStage({ tournamentId: cup.tournamentId, name: 'First round' });
    await buildStage({ tournamentId: cup.tournamentId, name: 'Second round' });
    await page.reload();
    await button(page, 'Show groups').click();
    const stage = page.getByRole('combobox', { name: 'Stage' });
    expect(await stage.locator('option').allInnerTexts()).toEqual([
      'Please pick a stage',
      'First round',
      'Second round',
    ]);
    expect(await page.getByLabel('Group name').count()).toBe(0);
    await stage.selectOption('First round');
    await button(page, 'Add new group').click();
    await page.getByText('group name can not be empty').waitFor();
    await page.getByLabel('Group name').fill('A');
    await button(page, 'Add new group').click();
    await successBanner(page).getByText('Team has been created').waitFor();
    expect(await page.getByLabel('Group name').inputValue()).toBe('');
    await page.getByText('No teams set for this group yet').waitFor();

    await button(page, 'Add teams to A').click();
    await modal(page).getByRole('heading', { name: 'Update Team' }).waitFor();
    await modal(page).getByText('No teams availabe at the moment').waitFor();
    await modal(page).getByRole('link', { name: 'Go to the teams' }).waitFor();
    await inspect(page, viewport, 'group-no-teams-modal');
    await page.keyboard.press('Escape');
    await buildTeams(cup.tournamentId, ['Lions', 'Bears', 'Foxes']);
    await button(page, 'Add teams to A').click();
    await button(modal(page), 'Update').click();
    await modal(page).getByText('You must select at least one team').waitFor();
    await modal(page).getByLabel('Lions').check();
    await modal(page).getByLabel('Bears').check();
    await inspect(page, viewport, 'group-add-teams-modal');
    await button(modal(page), 'Update').click();
    await button(page, 'Remove Lions from A').waitFor();
    await button(page, 'Remove Lions from A').click();
    await modal(page).getByText('permanently deleted').waitFor();
    await inspect(page, viewport, 'group-remove-team-modal');
    await button(modal(page), 'Delete from group').click();
    await successBanner(page).getByText('Team has been deleted from the group').waitFor();

    await button(page, 'A').click();
    await button(modal(page), 'Delete').click();
    await modal(page).getByText('permanently deleted').waitFor();
    await inspect(page, viewport, 'group-delete-panel');
    await button(modal(page), 'Edit').click();
    expect(await modal(page).getByText('permanently deleted').count()).toBe(0);
    await modal(page).getByLabel('Group name').fill('B');
    await modal(page).getByText('Group name too short').waitFor();
    await button(modal(page), 'Edit group').click();
    await modal(page).getByText('Group name too short').waitFor();
    await inspect(page, viewport, 'group-edit-panel');
    await modal(page).getByLabel('Group name').fill('Group B');
    await button(modal(page), 'Edit group').click();
    await successBanner(page).getByText('Group name has been updated').waitFor();
    await button(page, 'Group B').click();
    await button(modal(page), 'Delete').click();
    await button(modal(page), 'Delete group').click();
    await successBanner(page).getByText('Group has been deleted').waitFor();
    await page.getByText('No groups have been set yet').waitFor();
    const { Stages } = await readView(cup.tournamentId);
    expect(Stages.flatMap(({ groups }) => groups)).toEqual([]);
    expectQuiet();
    await close();
  });

  it('asks for the order of the lots, and takes it back', async () => {
    const group = await buildGroup({ name: 'Group A' });
    await enterScore(await buildGroupMatch({ group }), [2, 2]);
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, { ...group, date: '' });
    await page.goto('/admin/fixture');
    await button(page, 'Show groups').click();
    await page.getByText('The rules cannot separate these teams: lots decide.').waitFor();
    await button(page, 'Enter the order of the lots').click();
    const [first, second] = group.Teams.map(({ name }) => name);
    await modal(page).getByText('Places 1 to 2').waitFor();
    const top = await modal(page).getByRole('listitem').first().innerText();
    await button(modal(page), `Move ${top.includes(first ?? '') ? first : second} down`).click();
    await inspect(page, viewport, 'lots-modal');
    await button(modal(page), 'Save the order').click();
    await successBanner(page).getByText('The order of the lots has been saved').waitFor();
    await page.getByText(/^Decided by lots/).waitFor();
    const decided = await readGroupById(group.tournamentId, group.groupId);
    expect(decided.standings.map(({ position }) => position)).toEqual([1, 2]);
    expect(top).not.toContain(decided.standings[0]?.name ?? '');
    await inspect(page, viewport, 'lots-recorded');
    await button(page, 'Take it back').click();
    await page.getByText('The rules cannot separate these teams: lots decide.').waitFor();
    expect((await readGroupById(group.tournamentId, group.groupId)).lots).toEqual([]);
    expectQuiet();
    await close();
  });
});
