import type { Page } from '@playwright/test';
import { seededCup } from '../support/public-pages';
import { layOutAll } from '../support/lay-out-all';
import { expect, test } from '../support/test';

interface Tapped {
  readonly what: string | null;
  readonly leadsTo: string;
}

/** Where a tap on the middle of each of these elements leads: the path of the link that is on top there. */
async function tapAll(page: Page, selector: string): Promise<readonly Tapped[]> {
  return await page.locator(selector).evaluateAll((elements) =>
    elements.map((element) => {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const link = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
      return { what: element.textContent, leadsTo: link?.pathname ?? 'nowhere' };
    }),
  );
}

for (const width of [360, 1_440]) {
  test(`a tap on the name or the crest of a team opens its page, at ${width} px`, async ({ page }) => {
    const tournamentId = await seededCup('Basel Futsal Masters');
    await page.setViewportSize({ width, height: 800 });
    // The lower part of home is drawn at once where the address names it.
    for (const [path, part] of [
      ['/matches', '#results'],
      ['/home', '#table'],
    ] as const) {
      await page.goto(`${path}?tournament=${tournamentId}${part}`);
      await expect(page.locator(part).getByRole('link').last()).toBeVisible();
      await layOutAll(page);
      const names = await tapAll(page, 'main a[href^="/team?"]');
      const crests = await tapAll(page, 'main span[aria-hidden][style]');
      expect(names.length, path).toBeGreaterThan(20);
      expect(crests.length, path).toBeGreaterThan(20);
      expect(
        [...names, ...crests].filter(({ leadsTo }) => leadsTo !== '/team'),
        path,
      ).toEqual([]);
    }
  });
}

test('a tap anywhere else on the row of a match opens the match', async ({ page }) => {
  const tournamentId = await seededCup('Basel Futsal Masters');
  await page.goto(`/matches?tournament=${tournamentId}`);
  const rows = page.locator('#results').getByRole('listitem');
  await rows.first().click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL(/\/match\?/);
});
