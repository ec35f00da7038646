import type { Locator, Page } from '@playwright/test';
import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** The code that makes the rounds swipeable. */
const SWIPING = /\/make-swipeable-[^/]+\.js$/;

function tabs(page: Page): Locator {
  return page.getByRole('group', { name: 'Rounds', exact: true }).getByRole('button');
}

/** Measures how far the round is from the left edge of the bracket, or the last round from its right edge. */
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

/** @param loads - How often the page loads. It reloads when it cannot get a file, because a deploy may have replaced the file. */
async function openBracket(page: Page, loads = 1): Promise<void> {
  let loaded = 0;
  page.on('load', () => (loaded += 1));
  await visit(page, '/matches#bracket', await seededCup("Women's Futsal Cup Zurich"));
  await expect.poll(() => loaded).toBe(loads);
  await tabs(page).last().click();
  expect(await tabs(page).count()).toBeGreaterThan(1);
}

test('the rounds of the bracket are chosen by name, and swiped', async ({ page }) => {
  await openBracket(page);
  await expect(page.locator('#bracket .swiper-initialized')).toBeVisible();
  await chooseAll(page);
  // The next round is partly visible beside the chosen one.
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
    await openBracket(page, 2);
    await chooseAll(page);
    // A focused link brings its round into view.
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

test('the home page asks for swiping when its bracket comes near', { tag: '@long' }, async ({ page }) => {
  // The page also preloads the code for swiping, but only after the code of the other pages, and one of those requests is never answered
  // here.
  await page.route('**/assets/contact-*.js', () => undefined);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await visit(page, '/home', await seededCup('Basel Futsal Masters'));
  const bracket = page.getByRole('group', { name: 'Rounds', exact: true });
  await expect(bracket).toBeAttached();
  await page.waitForTimeout(500);
  expect(asked.filter((address) => SWIPING.test(address))).toEqual([]);
  // The test scrolls until the code is requested: content above the bracket gets its real height as it comes near, and moves the bracket.
  await expect(async () => {
    await bracket.scrollIntoViewIfNeeded();
    expect(asked.some((address) => SWIPING.test(address))).toBe(true);
  }).toPass();
  await expect(page.locator('.swiper-initialized:has(h3)')).toBeVisible();
});

test('a bracket that was swiped prints one round below the other', { tag: '@long' }, async ({ page }) => {
  await openBracket(page);
  await expect(page.locator('#bracket .swiper-initialized')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const boxes = await page.locator('#bracket .swiper-slide').evaluateAll((rounds) =>
    rounds.map((round) => {
      const { top, bottom } = round.getBoundingClientRect();
      const cards = [...round.querySelectorAll('li')].map((card) => card.getBoundingClientRect().bottom);
      return { top, bottom: Math.max(bottom, ...cards) };
    }),
  );
  for (const [index, { top }] of boxes.entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index - 1]?.bottom ?? -Infinity);
  }
});

test(
  'a link to a table leads to it, on a page that has not laid it out',
  { tag: '@long' },
  async ({ page }) => {
    const cup = await seededCup('Basel Futsal Masters');
    await visit(page, '/home', cup);
    const id = await page.locator('[id^="group-"]').last().getAttribute('id');
    await visit(page, `/home#${id}`, cup);
    await page.reload();
    await expect(page.locator('[id^="group-"]').last().getByRole('table')).toBeInViewport();
  },
);

test(
  'where several rounds have room, the one that was chosen is lit, whichever is the first in the window',
  { tag: '@long' },
  async ({ page }) => {
    const cup = buildCupInState(16, 'finished');
    await writeCup(cup);
    await page.setViewportSize({ width: 900, height: 800 });
    await visit(page, '/matches#bracket', cup.tournament.tournamentId);
    await expect(page.locator('#bracket .swiper-initialized')).toBeVisible();
    const count = await tabs(page).count();
    expect(count).toBeGreaterThan(2);
    const expectLit = async (index: number) => {
      for (let tab = 0; tab < count; tab += 1) {
        await expect(tabs(page).nth(tab)).toHaveAttribute('aria-pressed', String(tab === index));
      }
    };
    await expectLit(count - 1);
    for (const index of [count - 2, count - 1, 0]) {
      await tabs(page).nth(index).click();
      await expectLit(index);
    }
  },
);
