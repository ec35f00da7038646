import type { Locator, Page } from '@playwright/test';
import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** The code that makes the rounds swipeable. */
const SWIPING = /\/make-swipeable-[^/]+\.js$/;

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

function round(page: Page, index: number): Locator {
  return page.locator('#bracket .swiper-slide').nth(index);
}

async function chooseAll(page: Page): Promise<void> {
  for (let index = (await tabs(page).count()) - 1; index >= 0; index -= 1) {
    await tabs(page).nth(index).click();
    await expect(tabs(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => distanceFromEdge(round(page, index))).toBeLessThanOrEqual(1);
  }
}

async function openBracket(page: Page): Promise<void> {
  await visit(page, '/matches#bracket', await seededCup("Women's Futsal Cup Zurich"));
  await tabs(page).last().click();
  expect(await tabs(page).count()).toBeGreaterThan(1);
}

test('the rounds of the bracket are chosen by name, and swiped', async ({ page }) => {
  await openBracket(page);
  await expect(page.locator('#bracket .swiper-initialized')).toBeVisible();
  await chooseAll(page);
  // The next round looks out beside the one that is shown.
  await expect(round(page, 1)).toBeInViewport();
  const { x, y, width } = (await round(page, 0).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width - 20, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => distanceFromEdge(round(page, 1))).toBeLessThanOrEqual(1);
});

test(
  'the rounds of the bracket are chosen by name where they cannot be swiped',
  { tag: '@long' },
  async ({ page, allowErrors }) => {
    allowErrors(/ERR_FAILED/);
    await page.route(SWIPING, (route) => route.abort());
    await openBracket(page);
    await chooseAll(page);
    // Focus leads to the round that has it.
    await round(page, 1).getByRole('link').first().focus();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => distanceFromEdge(round(page, 1))).toBeLessThanOrEqual(1);
  },
);

test('a round that was chosen stays when swiping becomes possible', { tag: '@long' }, async ({ page }) => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(SWIPING, async (route) => {
    await arrival;
    await route.continue();
  });
  await openBracket(page);
  await tabs(page).first().click();
  await expect.poll(() => distanceFromEdge(round(page, 0))).toBeLessThanOrEqual(1);
  arrive();
  await expect(page.locator('#bracket .swiper-initialized')).toBeVisible();
  await expect(tabs(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(await distanceFromEdge(round(page, 0))).toBeLessThanOrEqual(1);
  await chooseAll(page);
});
