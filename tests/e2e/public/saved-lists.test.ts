import { readFileSync } from 'node:fs';
import { buildGroup } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { call } from '../../support/call-api';
import { openLoaded } from '../support/public-pages';
import { keepScreenshot } from '../support/screenshot';
import { expect, test } from '../support/test';

test(
  'visitors save a list of what they see as CSV, and no list of what is hidden from them',
  { tag: '@desktop' },
  async ({ page }) => {
    const group = await buildGroup({ teams: 2 });
    const { tournamentId } = group;
    await buildGroupMatch({ group });
    const address = `/matches?tournament=${tournamentId}&lang=de`;
    await openLoaded(page, address);
    await page.getByRole('button', { name: 'Als CSV speichern' }).click();
    await expect(page.getByRole('button', { name: 'Tabellen', exact: true })).toBeVisible();
    await keepScreenshot(page, 'saved-lists');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Spielplan', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/Spielplan\.csv$/);
    expect(readFileSync(await file.path(), 'utf8')).toMatch(/^\ufeff"Nr\.";"Datum";"Zeit";/);

    const { tournament } = await call('getTournament', { tournamentId });
    await call('updateTournament', { tournamentId, date: tournament.date, shown: 'no-tables' });
    await openLoaded(page, address);
    await page.getByRole('button', { name: 'Als CSV speichern' }).click();
    await expect(page.getByRole('button', { name: 'Resultate', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tabellen', exact: true })).toHaveCount(0);
  },
);
