import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, errorBanner, inspect, modal, openAdmin, successBanner } from '../../support/admin';
import { buildTeam, buildTournament, readView } from '../../support/builders';
import { buildGroupMatch, enterScore } from '../../support/builders-matches';
import { launchBrowser, type Viewport } from '../../support/browser';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each<Viewport>(['phone', 'desktop'])('the teams screen on a %s', (viewport) => {
  it('starts empty, and builds a team of players', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    await page.goto('/admin/teams');
    await page.getByText('SET THE TEAMS HERE').waitFor();
    await button(page, 'show teams').click();
    await page.getByText('No teams added yet').waitFor();
    await button(page, 'Add team').click();
    await page.getByText('Team name no set yet').waitFor();
    await page.getByText('No players set yet').waitFor();
    await inspect(page, viewport, 'teams-empty');

    await button(page, 'Set').click();
    await page.getByText("Team name can't be empty").waitFor();
    await page.getByLabel('Team name').fill('L');
    await page.getByText('Team name must be at least 2 characters long').waitFor();
    await button(page, 'Confirm team').click();
    await errorBanner(page).getByText('Team name is mandatory').waitFor();
    await page.getByLabel('Team name').fill('L'.repeat(51));
    await page.getByText('Team name must be at most 50 characters long').waitFor();
    await page.getByLabel('Team name').fill('Lions');
    await button(page, 'Set').click();
    await page.getByRole('heading', { name: 'Lions' }).waitFor();

    await button(page, 'Add').click();
    await page.getByText("Player name can't be empty").waitFor();
    await page.getByLabel('Player name').fill('A');
    await page.getByText('Player name must be at least 2 characters long').waitFor();
    await page.getByLabel('Player name').fill('Anna');
    await page.keyboard.press('Enter');
    await page.getByLabel('Player name').fill(' anna ');
    await button(page, 'Add').click();
    await page.getByLabel('Player name').fill('Berta');
    await button(page, 'Add').click();
    await page.getByLabel('Player name').fill('Cleo');
    await button(page, 'Add').click();
    await button(page, 'Remove Cleo').click();
    expect(await page.getByLabel('Summary').getByRole('listitem').allInnerTexts()).toEqual(['Anna', 'Berta']);
    await inspect(page, viewport, 'team-builder');

    await button(page, 'Confirm team').click();
    await modal(page).getByRole('heading', { name: 'Create Team' }).waitFor();
    await inspect(page, viewport, 'team-create-modal');
    await button(modal(page), 'Create team').click();
    await successBanner(page).getByText('Team has been created').waitFor();
    await page.getByText('Team name no set yet').waitFor();
    expect(await page.getByLabel('Team name').inputValue()).toBe('');
    const { Teams } = await readView(cup.tournamentId);
    expect(Teams.map(({ name, Players }) => [name, Players.map((player) => player.name)])).toEqual([
      ['Lions', ['Anna', 'Berta']],
    ]);
    expectQuiet();
    await close();
  });

  it('changes the selected team, and comes back', async () => {
    const team = await buildTeam({ name: 'Bears', players: ['Dora', 'Emma'] });
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, { ...team, date: '' });
    await page.goto('/admin/teams/update');
    await page.getByText('Not Team founded. Please come back and SELECT a team to edit').waitFor();
    await inspect(page, viewport, 'team-update-none');
    await page.getByRole('link', { name: 'Back to the teams' }).click();
    await button(page, 'show teams').click();
    await page.getByRole('button', { name: /^Bears/ }).click();
    expect(await page.getByLabel('Players of Bears').getByRole('listitem').allInnerTexts()).toEqual([
      'Dora',
      'Emma',
    ]);
    await inspect(page, viewport, 'teams-selected');
    await button(page, 'Edit Bears').click();
    await page.getByRole('heading', { name: 'Admin Teams update' }).waitFor();
    await page.getByLabel('Team name').fill('Brown Bears');
    await button(page, 'Remove Dora').click();
    await page.getByLabel('Player name').fill('Fay');
    await inspect(page, viewport, 'team-update');
    await button(page, 'Confirm team').click();
    await modal(page).getByRole('heading', { name: 'Update Team' }).waitFor();
    await inspect(page, viewport, 'team-update-modal');
    await button(modal(page), 'Update team').click();
    await page.waitForURL('**/admin/teams');
    await page.getByRole('button', { name: /^Brown Bears/ }).waitFor();
    await page.getByLabel('Players of Brown Bears').getByText('Fay').waitFor();
    const { Teams } = await readView(team.tournamentId);
    expect(Teams[0]?.Players.map(({ name }) => name)).toEqual(['Emma', 'Fay']);
    expect(Teams[0]?.Players[0]?.playerId).toBe(team.Players[1]?.playerId);
    expectQuiet();
    await close();
  });

  it('deletes a team after a warning, but none that has played', async () => {
    const match = await buildGroupMatch();
    await enterScore(match, [1, 0]);
    const spare = await buildTeam({ tournamentId: match.tournamentId, name: 'Spare' });
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, { ...spare, date: '' });
    await page.goto('/admin/teams');
    await button(page, 'show teams').click();
    await page.getByRole('button', { name: /^Spare/ }).click();
    await page.getByText('No players added yet').waitFor();
    await button(page, 'Delete Spare').click();
    await modal(page).getByText('will be permanently deleted').waitFor();
    await inspect(page, viewport, 'team-delete-modal');
    await button(modal(page), 'Delete team').click();
    await successBanner(page).getByText('Team has been deleted').waitFor();
    await page.getByRole('button', { name: /^Spare/ }).waitFor({ state: 'detached' });

    const played = match.LocalTeam?.name ?? '';
    await page.getByRole('button', { name: played }).click();
    await button(page, `Delete ${played}`).click();
    await button(modal(page), 'Delete team').click();
    await errorBanner(page).getByText('Team has played matches').waitFor();
    expect(await modal(page).count()).toBe(1);
    expectQuiet([/409/]);
    await close();
  });
});
