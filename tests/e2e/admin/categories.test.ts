import { readTeams, readView } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const NAMES = ['F juniors', 'E juniors', 'D juniors'];
const LIST = NAMES.map((name) => `${name}\nFC Bern\nFC Thun`).join('\n');

test(
  'three categories, each with FC Bern and a final, are made from a form and one list',
  { tag: '@long' },
  async ({ page, cup: { tournamentId } }) => {
    await page.goto('/admin/tournament-details');
    await button(page, 'Edit').click();
    await page.getByText('Categories', { exact: true }).click();
    for (const [index, name] of NAMES.entries()) {
      await button(page, 'Add a category').click();
      await page.getByLabel(`Category ${index + 1}`, { exact: true }).fill(name);
    }
    await button(page, 'Rules of F juniors').click();
    await modal(page).getByLabel('What everybody sees').selectOption('Results, no tables');
    await inspect(page, 'category-rules');
    await button(modal(page), 'Use these rules').click();
    await inspect(page, 'categories-form');
    await button(page, 'Edit tournament details').click();
    await expect(
      page.getByText('F juniors (Results, no tables), E juniors, D juniors', { exact: true }),
    ).toBeVisible();
    await inspect(page, 'categories-details');

    await page.goto('/admin/plan');
    await page.getByLabel('List of teams').fill(LIST);
    await expect(page.getByText('6 teams, 0 players')).toBeVisible();
    await inspect(page, 'categories-list');
    await button(page, 'Add 6 teams').click();
    await expect(page.getByRole('heading', { name: '6 teams' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'D juniors' })).toBeVisible();
    const { categories = [] } = await readView(tournamentId);
    const teams = await readTeams(tournamentId);
    for (const { categoryId } of categories) {
      const own = teams.filter((team) => team.categoryId === categoryId).map(({ name }) => name);
      expect(own).toEqual(['FC Bern', 'FC Thun']);
    }

    await page.goto('/admin/fixture');
    await button(page, 'Show stages').click();
    for (const name of NAMES) {
      await page.getByLabel('Category', { exact: true }).selectOption(name);
      await page.getByLabel('Name', { exact: true }).fill('Final');
      await page.getByLabel('Knockout Who').check();
      await button(page, 'Add stage').click();
      await expect(button(page, `Rename ${name} – Final`)).toBeVisible();
    }
    await inspect(page, 'categories-stages');
  },
);

test(
  'a category with teams is kept, and its match takes two of them',
  { tag: '@long' },
  async ({ page, cup: { tournamentId, date }, allowErrors }) => {
    allowErrors(/409/);
    const { tournamentDetails } = await call('updateTournament', {
      ...{ tournamentId, date },
      categories: NAMES.map((name) => ({ name })),
    });
    for (const { categoryId } of tournamentDetails.categories ?? []) {
      const teams = ['FC Bern', 'FC Thun'].map((name) => ({ name, players: [], categoryId }));
      await call('createTeams', { tournamentId, teams });
      await call('createStage', { tournamentId, name: 'Final', type: 'knockout', order: 1, categoryId });
    }
    await page.goto('/admin/teams');
    await button(page, 'show teams').click();
    await expect(page.getByRole('heading', { name: 'D juniors' })).toBeVisible();
    await inspect(page, 'categories-teams');

    await page.goto('/admin/tournament-details');
    await button(page, 'Edit').click();
    await page.getByLabel('Category 2', { exact: true }).fill('E');
    await button(page, 'Remove “D juniors”').click();
    await button(page, 'Edit tournament details').click();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Teams or stages are still in this category' }),
    ).toBeVisible();
    await expect(page.getByLabel('Category 3', { exact: true })).toHaveValue('D juniors');
    await inspect(page, 'categories-refused');
    await button(page, 'Edit tournament details').click();
    await expect(successBanner(page)).toBeVisible();
    const after = await readView(tournamentId);
    expect(after.categories?.map(({ name }) => name)).toEqual(['F juniors', 'E', 'D juniors']);
    await page.goto('/admin/history');
    await expect(page.getByText(/^D juniors – Stage “Final”/)).toBeVisible();

    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, 'Add match').click();
    await page.getByLabel('Stage', { exact: true }).selectOption('E – Final');
    await button(page, 'I know the teams').click();
    await expect(
      page.getByLabel('Local team', { exact: true }).getByRole('option', { name: 'FC Bern' }),
    ).toHaveCount(1);
    await inspect(page, 'categories-match');
  },
);
