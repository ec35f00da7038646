import type { Locator, Page } from '@playwright/test';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { dayFromNow } from '../../support/builders/days';
import { expectAccessibleByDayAndNight } from '../support/accessibility';
import { follow, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

async function buildCup() {
  const { tournamentId } = await buildTournament({ timeZone: 'UTC' });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Wolves']);
  const [lions = '', bears = '', wolves = ''] = teams;
  const group = await buildGroup({ stage: await buildStage({ tournamentId }), name: 'Group A', teams });
  const date = dayFromNow(1);
  await buildGroupMatch({ group, date, time: '10:00', localTeamId: lions, visitorTeamId: bears });
  await buildGroupMatch({ group, date, time: '11:00', localTeamId: bears, visitorTeamId: wolves });
  return { tournamentId, lions };
}

function groundOf(row: Locator): Promise<string> {
  return row.evaluate((element) => getComputedStyle(element).backgroundColor);
}

/** Whether the row of the team has another background than the other row. */
async function standsOut(mine: Locator, other: Locator): Promise<boolean> {
  return (await groundOf(mine)) !== (await groundOf(other));
}

async function expectOnScreenOnly(page: Page, mine: Locator, other: Locator): Promise<void> {
  await expect.poll(() => standsOut(mine, other)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await standsOut(mine, other), 'by night').toBe(true);
  await page.emulateMedia({ colorScheme: 'light', media: 'print' });
  expect(await standsOut(mine, other), 'on paper').toBe(false);
  await page.emulateMedia({ media: 'screen' });
}

test('the rows of a followed team stand out in the lists of matches, and not on paper', async ({ page }) => {
  const { tournamentId, lions } = await buildCup();
  await follow(page, tournamentId, lions);
  await visit(page, '/matches', tournamentId);
  const inList = (name: string) => page.locator('#upcoming').getByRole('listitem').filter({ hasText: name });
  await expectOnScreenOnly(page, inList('Lions'), inList('Wolves'));
  await expectAccessibleByDayAndNight(page);
});
