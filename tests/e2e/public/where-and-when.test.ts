import type { Page } from '@playwright/test';
import { buildStage, buildTournament } from '../../support/builders/builders';
import { buildKnownTeamsMatch } from '../../support/builders/builders-matches';
import { testStack } from '../../support/stack/test-stack';
import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Returns the data for search engines on the page, once they have come. */
async function structuredData(page: Page): Promise<Record<string, unknown>> {
  const element = page.locator('script[type="application/ld+json"]');
  await expect(element).toHaveCount(1);
  return JSON.parse((await element.textContent()) ?? '') as Record<string, unknown>;
}

test('the pages tell search engines what they are about and where it is', async ({ page }) => {
  const address = 'Sporthalle Hardau, Hardstrasse 140, 8004 Zürich';
  const { tournamentId, name } = await buildTournament({ address });
  const stage = await buildStage({ tournamentId, type: 'knockout' });
  const match = await buildKnownTeamsMatch({ stage, location: 'Court 1' });
  await visit(page, '/matches', tournamentId);
  expect(await structuredData(page)).toMatchObject({
    '@type': 'SportsEvent',
    name,
    location: { '@type': 'Place', address },
    url: `${testStack().site}/matches?tournament=${tournamentId}`,
  });
  await page.locator(`[data-match="${match.matchId}"] a[href^="/match?"]`).click();
  await expect(page.getByRole('link', { name: 'Show on a map' })).toHaveAttribute(
    'href',
    `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`,
  );
  await expect
    .poll(async () => (await structuredData(page))['location'])
    .toEqual({ '@type': 'Place', name: 'Court 1', address });
});

test.describe('a visitor far away', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('reads in which zone the times are', async ({ page }) => {
    const tournamentId = await seededCup("Women's Futsal Cup Zurich");
    for (const path of ['/home', '/matches', '/teams']) {
      await visit(page, path, tournamentId);
      await expect(page.getByText('Zurich time'), path).toHaveCount(1);
    }
  });
});

test.describe('a visitor whose clock shows the same', () => {
  test.use({ timezoneId: 'Europe/Rome' });

  test('reads of no zone', async ({ page }) => {
    const tournamentId = await seededCup("Women's Futsal Cup Zurich");
    for (const path of ['/home', '/matches']) {
      await visit(page, path, tournamentId);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Zurich time'), path).toHaveCount(0);
    }
  });
});
