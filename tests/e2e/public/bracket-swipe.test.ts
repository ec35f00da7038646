import type { Locator, Page } from '@playwright/test';
import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

function tabs(page: Page): Locator {
  return page.getByRole('group', { name: 'Rounds', exact: true }).getByRole('button');
}

/** How far the round is from the left edge of the bracket, or the last one from its right edge. */
function distanceFromEdge(round: Locator): Promise<number> {
  return round.evaluate((element) => {
    const [inner, outer] = [element, element.closest('.swiper') ?? element].map((each) =>
      each.getBoundingClientRect(),
    );
    if (!inner || !outer) return Infinity;
    const left = Math.abs(inner.left - outer.left);
    return element.nextElementSibling ? left : Math.min(left, Math.abs(inner.right - outer.right));
  });
}

test('the rounds of the bracket are chosen by name, and swiped', async ({ page }) => {
  await visit(page, '/matches#bracket', await seededCup("Women's Futsal Cup Zurich"));
  const rounds = page.locator('#bracket .swiper-slide');
  await tabs(page).last().click();
  const count = await tabs(page).count();
  expect(count).toBeGreaterThan(1);
  for (let index = count - 1; index >= 0; index -= 1) {
    await tabs(page).nth(index).click();
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => distanceFromEdge(rounds.nth(index))).toBeLessThanOrEqual(1);
  }
  const { x, y, width } = (await rounds.first().boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width - 20, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => distanceFromEdge(rounds.nth(1))).toBeLessThanOrEqual(1);
});
