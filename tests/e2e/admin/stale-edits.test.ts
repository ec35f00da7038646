import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, inspect, modal, openAdmin, successBanner } from '../../support/admin';
import { buildGroup, buildTeam, buildTournament, only, readView } from '../../support/builders';
import { buildGroupMatch, groupMatchEdit, readMatch } from '../../support/builders-matches';
import { launchBrowser, type Viewport } from '../../support/browser';
import { call } from '../../support/call-api';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each<Viewport>(['phone', 'desktop'])('when somebody else was faster, on a %s', (viewport) => {
  it('a match shows what they changed, and either version can be saved', async () => {
    const match = await buildGroupMatch({ group: await buildGroup({ name: 'Group A' }) });
    const cup = { tournamentId: match.tournamentId, name: 'Cup', date: '' };
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, match.Stage.name).click();
    await button(page, 'Edit Match 1 (Group A)').click();
    await modal(page).getByLabel('Location').fill('My hall');
    await call('editGroupMatch', groupMatchEdit(match, { location: 'Their hall' }));

    await button(modal(page), 'Save match').click();
    await modal(page).getByRole('heading', { name: 'Changed by someone else' }).waitFor();
    await modal(page).getByRole('row', { name: 'Location Their hall My hall' }).waitFor();
    await inspect(page, viewport, 'stale-edit-modal');
    await button(modal(page), 'Take theirs').click();
    expect(await modal(page).getByLabel('Location').inputValue()).toBe('Their hall');
    await modal(page).getByLabel('Location').fill('My other hall');
    await call('editGroupMatch', groupMatchEdit(match, { location: 'Their other hall' }));
    await button(modal(page), 'Save match').click();
    await button(modal(page), 'Save mine').click();
    await successBanner(page).getByText('Match has been updated').waitFor();
    expect(await readMatch(match)).toMatchObject({ location: 'My other hall' });
    expectQuiet([/409/]);
    await close();
  });
});

describe('when somebody else was faster', () => {
  it('a team shows what they changed', async () => {
    const team = await buildTeam({ name: 'Lions', players: ['Anna'] });
    const { tournamentId, teamId } = team;
    const { page, expectQuiet, close } = await openAdmin(browser, 'phone', { ...team, date: '' });
    await page.goto('/admin/teams');
    await button(page, 'show teams').click();
    await page.getByRole('button', { name: /^Lions/ }).click();
    await button(page, 'Edit Lions').click();
    await page.getByLabel('Player name').fill('Berta');
    await button(page, 'Confirm team').click();
    await call('updateTeam', { tournamentId, teamId, name: 'Lionesses', players: [{ name: 'Cleo' }] });
    await button(modal(page), 'Update team').click();
    await modal(page).getByRole('row', { name: 'Team name Lionesses Lions' }).waitFor();
    await modal(page).getByRole('row', { name: 'Players Cleo Anna, Berta' }).waitFor();
    await button(modal(page), 'Save mine').click();
    await page.waitForURL('**/admin/teams');
    const saved = only((await readView(tournamentId)).Teams);
    expect([saved.name, ...saved.Players.map(({ name }) => name)]).toEqual(['Lions', 'Anna', 'Berta']);
    expectQuiet([/409/]);
    await close();
  });

  it('so do the details of a tournament', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, 'phone', cup);
    await page.goto('/admin/tournament-details');
    await button(page, 'Edit').click();
    await page.getByLabel('Date', { exact: true }).fill('2098-04-01');
    const { tournamentId, date } = cup;
    await call('updateTournament', { tournamentId, date, timeZone: 'Europe/Zurich' });
    await button(page, 'Edit tournament details').click();
    await modal(page).getByRole('cell', { name: 'Europe/Zurich' }).waitFor();
    await button(modal(page), 'Take theirs').click();
    await modal(page).waitFor({ state: 'hidden' });
    await button(page, 'Edit tournament details').click();
    await successBanner(page).getByText('Tournament details have been updated').waitFor();
    expect(await readView(tournamentId)).toMatchObject({ date, timeZone: 'Europe/Zurich' });
    expectQuiet([/409/]);
    await close();
  });
});
