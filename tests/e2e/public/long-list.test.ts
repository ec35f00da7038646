import type { Locator } from '@playwright/test';
import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { MOST_LAYOUT_SHIFT, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';
import { waitUntilStill } from '../support/wait-until-still';

/** A restored scroll position may be off by this many pixels. */
const MOST_OFF = 40;

/** Whoever scrolls and steps back or reloads takes longer than this, and their place is kept by then. */
const A_MOMENT_MS = 500;

let tournamentId: string;

/**
 * The page keeps the part that an address leads to in view until a person scrolls by a wheel, a finger or a key, so the test turns
 * the wheel first.
 */
async function scrollTo(element: Locator): Promise<void> {
  await expect(element).toBeAttached();
  await element.page().mouse.wheel(0, 10);
  await element.scrollIntoViewIfNeeded();
  await waitUntilStill(element.page());
}

/** Measures the top edge of an element in the second frame from now, because a row is laid out in the frame in which it comes into view. */
function topOf(element: Locator): Promise<number> {
  return element.evaluate(async (found) => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return Math.round(found.getBoundingClientRect().top);
  });
}

async function expectBackAt(top: number, element: Locator): Promise<void> {
  await expect(element).toBeInViewport();
  await expect.poll(async () => Math.abs((await topOf(element)) - top)).toBeLessThanOrEqual(MOST_OFF);
}

test.beforeAll(async () => {
  const cup = buildCupInState(64, 'finished');
  await writeCup(cup);
  ({ tournamentId } = cup.tournament);
});

test.beforeEach(async ({ page }) => {
  await page.goto(`/matches?tournament=${tournamentId}`);
});

test('the chip of a day far down leads to that day, and stays there', async ({ page }) => {
  const chip = page.getByRole('navigation', { name: 'Matches' }).getByRole('link').last();
  const day = page.locator(`[id="results-${await chip.locator('time').getAttribute('datetime')}"]`);
  const chipOfFirst = page.getByRole('navigation', { name: 'Matches' }).locator('time').first();
  const first = page.locator(`[id="results-${await chipOfFirst.getAttribute('datetime')}"]`);
  for (const [link, part] of [
    [chipOfFirst, first],
    [chip, day],
    [chipOfFirst, first],
  ] as const) {
    await link.click();
    await waitUntilStill(page);
    const top = await part.evaluate((element) => element.getBoundingClientRect().top);
    // The day is below the header and the chips, which stay on top.
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(200);
  }
});

test(
  'who is led to a part far down on a slow phone has it in front of them, while what stands above it is still being drawn',
  { tag: '@long' },
  async ({ context }) => {
    const cup = buildCupInState(64, 'under way');
    await writeCup(cup);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await watchLayoutShift(page);
    await page.goto(`/matches?tournament=${cup.tournament.tournamentId}#results`);
    const upcoming = cup.matches.filter(({ local, date, time }) => local.goals === null && date && time);
    await expect(page.locator('#results')).toBeInViewport();
    await expect.poll(() => page.locator('#upcoming li').count()).toBeGreaterThan(upcoming.length - 5);
    await waitUntilStill(page);
    const top = await page.locator('#results').evaluate((element) => element.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(60);
    expect(top).toBeLessThan(200);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
  },
);

test('who comes back from a match far down stands where they were', async ({ page }) => {
  const row = page.locator('#results').getByRole('listitem').nth(100);
  await scrollTo(row);
  const before = await topOf(row);
  await row.getByRole('link', { name: /^\d/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('–');
  await page.goBack();
  await expectBackAt(before, row);
});

test('who comes back from a team far down stands where they were', { tag: '@long' }, async ({ page }) => {
  await page.goto(`/teams?tournament=${tournamentId}`);
  const card = page.getByRole('main').getByRole('group').nth(50);
  const link = card.getByRole('link', { name: 'Page of the team' });
  await card.getByRole('heading', { level: 2 }).click();
  await link.scrollIntoViewIfNeeded();
  await waitUntilStill(page);
  const before = await topOf(card);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Teams');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
  await expectBackAt(before, card);
});

test('who has left by another way comes back to where they were then', { tag: '@long' }, async ({ page }) => {
  const row = page.locator('#results').getByRole('listitem').nth(100);
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('link', { name: /^\d/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('–');
  await page.goBack();
  await expect(row).toBeInViewport();
  // The page keeps the row in view for less time than this.
  await page.waitForTimeout(1_000);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('link', { name: 'All cups' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.locator('#results')).toBeVisible();
  await page.waitForTimeout(1_000);
  await expect(row).not.toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeLessThan(100);
});

test(
  'who has followed the chip of a day, gone on and left comes back to where they were, not to that day',
  { tag: '@long' },
  async ({ page }) => {
    await page.getByRole('navigation', { name: 'Matches' }).locator('time').first().click();
    await expect(page).toHaveURL(/#results-/);
    // The page must have reached the day first, because a person who scrolls earlier is still led there.
    await expect.poll(() => topOf(page.locator('[id^="results-"]').first())).toBeLessThan(200);
    await waitUntilStill(page);
    const row = page.locator('#results').getByRole('listitem').nth(100);
    await scrollTo(row);
    const before = await topOf(row);
    // The link is activated as with the keyboard: it is far up, and the page must not scroll to it.
    await page.getByRole('link', { name: 'All cups' }).evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL('/');
    await page.goBack();
    await expectBackAt(before, row);
  },
);

test(
  'who goes back, and forward again, stands where they were on both pages',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(`/teams?tournament=${tournamentId}`);
    await page
      .locator('header a[href^="/matches"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    const row = page.locator('#results').getByRole('listitem').nth(100);
    await scrollTo(row);
    const before = await topOf(row);
    await page.waitForTimeout(A_MOMENT_MS);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Teams');
    await waitUntilStill(page);
    await page.goForward();
    await expectBackAt(before, row);
  },
);

test.describe('a page that is loaded again, as a phone does with one that it has thrown away,', () => {
  test(
    'shows its reader what they had before them, and not the part in the address, also on a slow phone',
    { tag: '@long' },
    async ({ page, context }) => {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await page.goto('about:blank');
      await page.goto(`/matches?tournament=${tournamentId}#results`);
      const row = page.locator('#results').getByRole('listitem').nth(100);
      await scrollTo(row);
      const before = await topOf(row);
      await page.waitForTimeout(A_MOMENT_MS);
      await page.reload();
      await expectBackAt(before, row);
    },
  );

  test('leaves alone who scrolls meanwhile', { tag: '@long' }, async ({ page }) => {
    const row = page.locator('#results').getByRole('listitem').nth(100);
    await scrollTo(row);
    let answer: ((value: null) => void) | undefined;
    const mayAnswer = new Promise<null>((resolve) => (answer = resolve));
    await page.route(`**/api/tournaments/${tournamentId}`, async (route) => {
      await mayAnswer;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('banner')).toBeVisible();
    await page.mouse.wheel(0, -50);
    answer?.(null);
    await expect(row).toBeAttached();
    await waitUntilStill(page);
    await expect(row).not.toBeInViewport();
  });
});
