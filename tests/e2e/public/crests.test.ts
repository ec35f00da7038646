import type { Page } from '@playwright/test';
import { layOutAll } from '../support/lay-out-all';
import { seededCup } from '../support/public-pages';
import { expect, test } from '../support/test';

interface Tapped {
  readonly what: string | null;
  /** The address of the team whose name is beside the tapped element. */
  readonly meant: string | undefined;
  readonly leadsTo: string | undefined;
}

/**
 * Returns where a tap on the middle of each of these elements leads: the link that is on top there. The elements are found and tapped in
 * one go, because a row may leave its table when the score of a live match changes.
 */
async function tapAll(page: Page, selector: string): Promise<readonly Tapped[]> {
  return await page.evaluate(
    (all) =>
      [...document.querySelectorAll(all)].map((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = element.getBoundingClientRect();
        const team = element.closest('a') ?? element.parentElement?.querySelector('a');
        return {
          what: element.textContent,
          meant: team?.href,
          leadsTo: document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a')?.href,
        };
      }),
    selector,
  );
}

/**
 * The tested parts of pages. The address names the part, so that home draws its lower part at once. The bracket has a test of its own in a
 * wide window.
 */
const PARTS = [
  ['Basel Futsal Masters', '/matches', '#results', 20],
  ['Basel Futsal Masters', '/home', '#table', 20],
] as const;

for (const width of [360, 1_440]) {
  test(
    `a tap on the name or the crest of a team opens its page, at ${width} px`,
    { tag: width === 360 ? [] : '@long' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const [cup, path, part, least] of PARTS) {
        await page.goto(`${path}?tournament=${await seededCup(cup)}${part}`);
        await expect(page.locator(part).getByRole('link').last()).toBeVisible();
        await layOutAll(page);
        // A slide that is swiped away cannot be tapped, nor can any slide before Swiper has loaded.
        const shown = 'main :not(.swiper-slide *, [role="region"][data-kind] *)';
        const names = await tapAll(page, `${shown}:is(a[href^="/team?"])`);
        const crests = await tapAll(page, `${shown}:is(span[aria-hidden][style])`);
        expect(names.length, path).toBeGreaterThan(least);
        expect(crests.length, path).toBeGreaterThan(least);
        expect(
          [...names, ...crests].filter(({ meant, leadsTo }) => meant === undefined || meant !== leadsTo),
          `${cup} ${path}`,
        ).toEqual([]);
      }
    },
  );
}

test('so does one in the bracket of a wide window', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 1_440, height: 800 });
  await page.goto(`/matches?tournament=${await seededCup("Women's Futsal Cup Zurich")}#bracket`);
  await expect(page.getByRole('article').first()).toBeVisible();
  const crests = await tapAll(page, 'article span[aria-hidden][style]');
  expect(crests).toHaveLength(8);
  expect(crests.filter(({ meant, leadsTo }) => meant === undefined || meant !== leadsTo)).toEqual([]);
});

test('a tap anywhere else on the row of a match opens the match', async ({ page }) => {
  const tournamentId = await seededCup('Basel Futsal Masters');
  await page.setViewportSize({ width: 1_440, height: 800 });
  await page.goto(`/matches?tournament=${tournamentId}`);
  const row = page.locator('#results').getByRole('listitem').first();
  const leadsTo = await row.evaluate((element) => {
    // The row must not be scrolled earlier: the content above may still grow and move it below the window or under the header.
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const side = element.querySelector('[data-side="visitor"]')?.getBoundingClientRect() ?? new DOMRect();
    const box = element.getBoundingClientRect();
    return [
      [box.x + 3, box.y + 3],
      // This point is beside the team's name, within the half of the row that belongs to the team.
      [side.right - 2, side.y + side.height / 2],
    ].map(([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest('a')?.pathname);
  });
  expect(leadsTo).toEqual(['/match', '/match']);
});
