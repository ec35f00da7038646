import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { button, errorBanner, inspect, modal, openAdmin, successBanner } from '../../support/admin';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTeams,
  buildTournament,
  readView,
} from '../../support/builders';
import { buildGroupMatch } from '../../support/builders-matches';
import { launchBrowser, type Viewport } from '../../support/browser';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const DUPLICATE = 'Match with these teams already exists. Do you want to add this match anyway?';

describe.each<Viewport>(['phone', 'desktop'])('group matches on a %s', (viewport) => {
  it('need teams, stages and groups first, and say so', async () => {
    const cup = await buildTournament();
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await page.getByText('No teams found').waitFor();
    await page.getByText('Please add teams before adding a match').waitFor();
    await inspect(page, viewport, 'matches-no-teams');
    await page.getByRole('link', { name: 'Add team' }).click();
    await page.waitForURL('**/admin/teams');
    await buildTeam({ tournamentId: cup.tournamentId });
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await page.getByText('Please add group stages before adding matches').waitFor();
    await page.getByText('Please add knockout stages before adding matches').waitFor();
    await inspect(page, viewport, 'matches-no-stages');
    await buildStage({ tournamentId: cup.tournamentId, name: 'Group stage' });
    await page.reload();
    await button(page, 'Show matches').click();
    await button(page, 'Group stage').click();
    await page.getByText('Please add groups before adding matches').waitFor();
    expectQuiet();
    await close();
  });

  it('are checked in their order, confirmed, and listed by date', async () => {
    const cup = await buildTournament();
    const teams = await buildTeams(cup.tournamentId, ['Lions', 'Bears']);
    const stage = await buildStage({ tournamentId: cup.tournamentId, name: 'Group stage' });
    await buildGroup({ stage, name: 'Group A', teams });
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, cup);
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, 'Group stage').click();
    await page.getByText('No matches set for this group stage yet').waitFor();
    await button(page, 'Add match').click();
    const confirm = button(page, 'Confirm');
    const expectError = async (text: string) => {
      await confirm.click();
      await errorBanner(page).getByText(text, { exact: true }).waitFor();
    };
    await expectError('Please select a group');
    await page.getByRole('combobox', { name: 'Group' }).selectOption('Group A');
    await expectError('Please select both teams to maka a match');
    await page.getByLabel('Local team').selectOption('Lions');
    await page.getByLabel('Visitor team').selectOption('Lions');
    await expectError('Same team selected');
    await page.getByLabel('Visitor team').selectOption('Bears');
    await expectError('Please select a date');
    await page.getByText('Date is required').waitFor();
    await page.getByText('Time is required').waitFor();
    await page.getByText('Location is required').waitFor();
    await inspect(page, viewport, 'group-match-problems');
    await page.getByLabel('Date').fill('2020-01-01');
    await expectError('Date cannot be in the past');
    await page.getByLabel('Date').fill('2098-05-10');
    await expectError('Please select a time');
    await page.getByLabel('Time').fill('10:30');
    await expectError('Please select a location');
    await page.getByLabel('Location').fill('Hi');
    await expectError('Location must be at least 3 characters long');
    await page.getByLabel('Location').fill('Sports hall');
    await confirm.click();
    await modal(page).getByRole('heading', { name: 'Confirm match' }).waitFor();
    expect(await modal(page).getByText(DUPLICATE).count()).toBe(0);
    await inspect(page, viewport, 'group-match-confirm-modal');
    await button(modal(page), 'Confirm match').click();
    await successBanner(page).getByText('Match has been created').waitFor();
    await page.getByRole('heading', { name: '10/05/2098' }).waitFor();
    await page.getByText('10:30 HS').waitFor();
    await modal(page).waitFor({ state: 'hidden' });

    await page.getByLabel('Local team').selectOption('Bears');
    await page.getByLabel('Visitor team').selectOption('Lions');
    await page.getByLabel('Time').fill('11:30');
    await confirm.click();
    await modal(page).getByText(DUPLICATE).waitFor();
    await inspect(page, viewport, 'group-match-duplicate-modal');
    await button(modal(page), 'Confirm match').click();
    await page.getByText('11:30 HS').waitFor();
    const { Stages } = await readView(cup.tournamentId);
    expect(Stages[0]?.Matches.map(({ time, location }) => [time, location])).toEqual([
      ['10:30', 'Sports hall'],
      ['11:30', 'Sports hall'],
    ]);
    expectQuiet();
    await close();
  });

  it('take scores, keep what was typed when saving fails, and can be deleted', async () => {
    const match = await buildGroupMatch({ group: await buildGroup({ name: 'Group A' }) });
    const { page, expectQuiet, close } = await openAdmin(browser, viewport, {
      ...match.Stage,
      tournamentId: match.tournamentId,
      date: '',
    });
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, match.Stage.name).click();
    await button(page, 'Edit Match 1 (Group A)').click();
    await modal(page).getByRole('heading', { name: 'Edit Match' }).waitFor();
    await modal(page).getByLabel('Local team score').fill('3');
    await button(modal(page), 'Save match').click();
    await errorBanner(page).getByText('Please enter both scores or none').waitFor();
    await modal(page).getByLabel('Visitor team score').fill('20');
    await inspect(page, viewport, 'group-match-edit-modal');

    await page.route('**/api/admin/fixture/matches/edit-group-match', (route) => route.abort());
    await button(modal(page), 'Save match').click();
    await errorBanner(page)
      .getByText(/An unexpected error ocurred/)
      .waitFor();
    await modal(page).waitFor({ state: 'hidden' });
    await page.unroute('**/api/admin/fixture/matches/edit-group-match');
    await button(page, 'Edit Match 1 (Group A)').click();
    expect(await modal(page).getByLabel('Local team score').inputValue()).toBe('3');
    expect(await modal(page).getByLabel('Visitor team score').inputValue()).toBe('20');
    await modal(page).getByLabel('Visitor team score').fill('2');
    await button(modal(page), 'Save match').click();
    await successBanner(page).getByText('Match has been updated').waitFor();
    await page
      .getByText(/^3\D+2$/)
      .first()
      .waitFor();

    await button(page, 'Delete Match 1 (Group A)').click();
    await modal(page).getByRole('heading', { name: 'Delete Match' }).waitFor();
    await modal(page).getByText('permanently deleted').waitFor();
    await inspect(page, viewport, 'match-delete-modal');
    await button(modal(page), 'Delete match').click();
    await page.getByText('No matches set for this group stage yet').waitFor();
    expectQuiet([/ERR_FAILED/]);
    await close();
  });
});
