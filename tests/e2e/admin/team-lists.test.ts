import { readFileSync } from 'node:fs';
import { readTeams } from '../../support/builders/builders';
import { button, inspect } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const LIST = readFileSync('web/src/testing/lists/libreoffice/anmeldung-de.csv', 'utf8');

test('a list as a club has it is shown as a table, corrected by a tap, kept over a reload, and added', async ({
  page,
  cup,
}) => {
  await page.goto('/admin/plan');
  const list = page.getByLabel('List of teams');
  const file = page.getByLabel('Open a file');
  const pdf = { name: 'teams.csv', mimeType: 'text/csv', buffer: Buffer.from('%PDF-1.7\nLions') };
  await list.fill(LIST);
  await file.setInputFiles(pdf);
  await expect(page.getByText('teams.csv is not a list that can be read.')).toBeVisible();
  await expect(list).toHaveValue(LIST);
  await expect(page.getByText('3 teams, 6 players')).toBeVisible();
  await expect(page.getByText('Line 7: “Total 3 6” is a total and is left out.')).toBeVisible();
  await inspect(page, 'plan-team-list');

  await page.getByLabel('Column 4').selectOption('Leave out');
  await expect(page.getByText('3 teams, 4 players')).toBeVisible();
  await page.reload();
  await expect(list).toHaveValue(LIST);
  await expect(page.getByLabel('Column 4')).toHaveValue('left-out');
  await page.goto('/admin/plan/format');
  await page.goBack();
  await expect(page.getByText('3 teams, 4 players')).toBeVisible();
  expect(await readTeams(cup.tournamentId)).toEqual([]);

  await button(page, 'Add 3 teams').click();
  await expect(page.getByRole('heading', { name: '3 teams' })).toBeVisible();
  await expect(list).toHaveValue('');
  const added = (await readTeams(cup.tournamentId)).map(({ name, Players }) => [name, Players.length]);
  expect(added).toEqual([
    ['FC Zürich', 2],
    ['Löwen Bern', 1],
    ['SV 04', 1],
  ]);
});
