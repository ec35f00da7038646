import { readFile } from 'node:fs/promises';
import { buildGroup } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { testStack } from '../../support/stack/test-stack';
import { expectAccessibleByDayAndNight } from '../support/accessibility';
import { keepScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test('a visitor adds the calendar of a team, and beside Share that of the cup', async ({
  page,
}, testInfo) => {
  const group = await buildGroup();
  const { tournamentId, Teams } = group;
  const [{ teamId, name } = { teamId: '', name: '' }] = Teams;
  const { matchId } = await buildGroupMatch({ group });
  await page.goto(`/team?tournament=${tournamentId}&team=${teamId}`);
  const ofTeam = `/api/calendars/${tournamentId}?team=${teamId}`;
  await page.getByRole('main').getByRole('button', { name: 'Add to calendar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to calendar' });
  await expect(dialog.getByText(name)).toBeVisible();
  await expect(dialog.getByText('Some programs ask only once a day')).toBeVisible();
  const { host } = new URL(testStack().site);
  const subscribe = dialog.getByRole('link', { name: 'Subscribe' });
  await expect(subscribe).toHaveAttribute('href', `webcal://${host}${ofTeam}`);
  await keepScreenshot(page, `calendar-${testInfo.project.name}`);
  await expectAccessibleByDayAndNight(page);

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download as a file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('futsal-cup.ics');
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:${matchId}@futsal-cup`);

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Add to calendar' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue(`${testStack().site}/api/calendars/${tournamentId}`);
});
