import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { buildStage, readView } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { dayFromNow } from '../../support/builders/days';
import { button, inspect } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const [year, month, day] = dayFromNow(30).split('-');

/** As another program writes it: with German columns, and day and time in one of them. */
const LIST = [
  'Spiel;Datum;Heim;Gast;Feld;Gruppe',
  `1;${day}.${month}.${year} 17:00;Lions;FC Bern;1;A`,
  `2;${day}.${month}.${year} 17:20;FC Berne;007;2;A`,
].join('\r\n');

/** Presses a button, and returns the name and the content of the file that it saves. */
async function save(page: Page, name: string) {
  const download = page.waitForEvent('download');
  await button(page, name).click();
  const file = await download;
  return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
}

test('a list of another program comes in by the step, and goes out again as CSV and XLSX', async ({
  page,
  cup,
}) => {
  const { tournamentId } = cup;
  await buildStage({ tournamentId, type: 'group' });
  await page.goto('/admin/fixture#matches');
  await page.getByLabel('List of fixtures').fill(LIST);
  await expect(page.getByText(/so these teams are added too: Lions, FC Bern, FC Berne, 007\./)).toBeVisible();
  await inspect(page, 'fixture-list');
  await page.reload();
  await expect(page.getByLabel('Column 5')).toHaveValue('location');
  await button(page, 'Add 2 matches').click();
  await expect(page.getByLabel('List of fixtures')).toHaveValue('');

  const { Teams, Stages } = await readView(tournamentId);
  expect(Teams.map(({ name }) => name).sort()).toEqual(['007', 'FC Bern', 'FC Berne', 'Lions']);
  expect(Stages.flatMap(({ Matches }) => Matches.map(({ time, location }) => [time, location]))).toEqual([
    ['17:00', 'Feld 1'],
    ['17:20', 'Feld 2'],
  ]);

  await page.goto('/admin/share');
  await expect(button(page, 'Scorers')).toBeVisible();
  await inspect(page, 'share');
  const csv = await save(page, 'Fixtures');
  expect(csv.name).toBe(`${cup.name} – Fixtures.csv`);
  expect(csv.content.toString()).toContain(`,${year}-${month}-${day},"17:20",`);
  const workbook = await save(page, 'Save all lists for Excel (XLSX)');
  expect(workbook.name).toBe(`${cup.name}.xlsx`);
  expect(workbook.content.subarray(0, 2).toString()).toBe('PK');
});

test('a workbook of many matches is saved under the content policy of the site, without a worker', async ({
  page,
  cup,
}) => {
  const { tournamentId } = cup;
  const { stageId } = await buildStage({ tournamentId, type: 'group' });
  const matches = Array.from({ length: 600 }, (_, index) => ({
    local: `Team ${index % 30}`,
    visitor: `Guests ${index % 29}`,
    date: dayFromNow(30 + Math.floor(index / 300)),
    time: `1${index % 10}:${10 + (index % 50)}`,
    location: 'Main hall',
    group: 'A',
  }));
  for (const half of [matches.slice(0, 300), matches.slice(300)]) {
    await call('createMatches', { tournamentId, stageId, matches: half });
  }
  await page.goto('/admin/share');
  const { content } = await save(page, 'Save all lists for Excel (XLSX)');
  // Not compressed, the sheet is far larger than the 160 kB above which the library would start a worker.
  expect(content.length).toBeGreaterThan(15_000);
});
