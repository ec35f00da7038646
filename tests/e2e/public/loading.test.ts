import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Within this time the page requests the font of its text, and a reload would have begun. */
const A_WHILE_MS = 1_500;

const CODE = '**/assets/matches-*.js';

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
    let loads = 0;
    page.on('load', () => (loads += 1));
    await visit(page, '/matches', cup);
    // The reload discards everything that the page shows before it.
    await expect.poll(() => loads).toBe(2);
    const tryAgain = page.getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await page.unroute(CODE);
    await tryAgain.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
  });
});

/** Notes in the page whether a skeleton was ever drawn. It runs before anything else. */
function noteWaiting(): void {
  new MutationObserver(() => {
    if (document.querySelector('main [role="img"][aria-label="Loading…"]'))
      Reflect.set(window, 'hasWaited', true);
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

test(
  'a page that is open keeps its font, and the next one has that of the text',
  { tag: '@long' },
  async ({ page }) => {
    const fontOfText = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
    const isLoaded = () => page.evaluate(() => [...document.fonts].some(({ family }) => family === 'Inter'));
    await visit(page, '/matches', cup);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('text-font'))).not.toBeNull();
    expect(await fontOfText()).toBe('"Inter Fallback"');
    await page.getByRole('link', { name: 'All cups' }).click();
    await expect(page).toHaveURL('/');
    await expect.poll(fontOfText).toBe('Inter');
    expect(await isLoaded()).toBe(true);
  },
);

test('a text font that cannot be had changes nothing', { tag: '@long' }, async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/);
  await page.route('**/assets/inter-latin-*.woff2', (route) => route.abort());
  let loads = 0;
  page.on('load', () => (loads += 1));
  await Promise.all([page.waitForRequest('**/assets/inter-latin-*.woff2'), visit(page, '/matches', cup)]);
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
