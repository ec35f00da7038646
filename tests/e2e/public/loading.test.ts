import { MOST_LAYOUT_SHIFT, seededCup, visit, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';
import { waitUntilStill } from '../support/wait-until-still';

/** The text's font arrives after the page is drawn if it takes this long, and a reload would have begun. */
const A_WHILE_MS = 1_500;

const CODE = '**/assets/matches-*.js';
const TEXT_FONT = '**/assets/inter-latin-*.woff2';

let cup: string;

test.beforeAll(async () => {
  cup = await seededCup('Basel Futsal Masters');
});

test.describe('a page whose code', () => {
  test(
    'hangs leaves the header and its links to the visitor',
    { tag: ['@desktop', '@long'] },
    async ({ page }) => {
      await page.route(CODE, () => undefined);
      await visit(page, '/matches', cup);
      await page.getByRole('navigation').getByRole('link', { name: 'Teams' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Teams' })).toBeVisible();
    },
  );

  test('cannot be had is loaded afresh once, then says so and offers to try again', async ({
    page,
    allowErrors,
  }) => {
    allowErrors(/ERR_FAILED/, /dynamically imported module/);
    await page.route(CODE, (route) => route.abort());
    // A page that is loaded afresh early has no load event the first time.
    let documents = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await visit(page, '/matches', cup);
    // The reload discards everything that the page shows before it.
    await expect.poll(() => documents).toBe(2);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.unroute(CODE);
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  });
});

/**
 * Notes in the page whether a skeleton has stood there for a second. A skeleton that the second pass of drawing replaces at once is
 * never visible. It runs before anything else.
 */
function noteWaiting(): void {
  new MutationObserver(() => {
    const skeleton = document.querySelector('main [role="img"][aria-label="Loading…"]');
    if (!skeleton) return;
    setTimeout(() => {
      if (skeleton.isConnected) Reflect.set(window, 'hasWaited', true);
    }, 1_000);
  }).observe(document, { childList: true, subtree: true });
}

test.describe('the cup of the first page', () => {
  let asked: number;

  test.beforeEach(async ({ page }) => {
    asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === `/api/tournaments/${cup}`) asked += 1;
    });
    await page.addInitScript(noteWaiting);
  });

  test(
    'is there when the page is drawn, where it has come before the code of the page',
    { tag: '@long' },
    async ({ page }) => {
      const answer = page.waitForResponse(`**/api/tournaments/${cup}`);
      await page.route(CODE, async (route) => {
        await (await answer).finished();
        await route.continue();
      });
      await visit(page, '/matches', cup);
      await expect(page.getByText('Upcoming Matches')).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, 'hasWaited') as unknown)).toBeUndefined();
      expect(asked).toBe(1);
    },
  );
});

/** How long a function takes that has to start first. */
const A_START_MS = 2_500;

test('a cup that comes from a function which has to start says so in its place, and moves nothing', async ({
  page,
}) => {
  await page.route(`**/api/tournaments/${cup}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, A_START_MS));
    await route.continue();
  });
  await watchLayoutShift(page);
  await visit(page, '/matches', cup);
  const label = () =>
    page
      .locator('main [role="img"][aria-busy]')
      .first()
      .evaluate((skeleton) => {
        const { content, opacity } = getComputedStyle(skeleton, '::after');
        return `${content} ${opacity}`;
      });
  await expect.poll(label).toBe('"Loading…" 1');
  await expect(page.getByText('Upcoming Matches')).toBeVisible();
  await waitUntilStill(page);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
});

test(
  'a text font that comes late moves nothing, and the next visit has it',
  { tag: '@long' },
  async ({ page }) => {
    const isLoaded = () =>
      page.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
      );
    await page.route(TEXT_FONT, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, A_WHILE_MS));
      await route.continue();
    });
    await watchLayoutShift(page);
    await visit(page, '/matches', cup);
    await expect.poll(isLoaded).toBe(true);
    await waitUntilStill(page);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
    await page.unroute(TEXT_FONT);
    await page.reload();
    await expect.poll(isLoaded).toBe(true);
  },
);

test('a text font that cannot be had changes nothing', { tag: '@long' }, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.route(TEXT_FONT, (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await Promise.all([page.waitForRequest(TEXT_FONT), visit(page, '/matches', cup)]);
  await page.waitForTimeout(A_WHILE_MS);
  expect(loads).toBe(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
});

test(
  'a browser that has no room to remember shows the cup nevertheless',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await visit(page, '/matches', cup);
    await expect(page.getByText('Upcoming Matches')).toBeVisible();
  },
);
