import { MAX_MESSAGE_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { Page } from '@playwright/test';
import { buildHallCup, presentHall, type HallCup } from '../../support/hall/hall-cups';
import { Hall } from '../../support/hall/hall';
import { STATES } from '../../support/builders/cup-in-state';
import { expect, test } from '../support/test';

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
] as const;

const TURN_MS = 12_000;

/** Opens the screen with what the server says of a cup, on a clock that the test moves. */
async function openHall(page: Page, { cup, live }: HallCup, query = ''): Promise<Hall> {
  const hall = new Hall(presentHall(cup, 'first'), live);
  await page.clock.install();
  await page.route('**/api/**', async (route) => {
    const { status, type, body } = hall.answer(new URL(route.request().url()).pathname);
    await route.fulfill({ status, contentType: type, body });
  });
  await page.goto(`/tv?tournament=${hall.view.tournamentId}${query}`);
  return hall;
}

/** Lets the screen turn its pages, at most thirty, until it begins again; `look` is called for each. */
async function turnPages(page: Page, look: (kind: string) => Promise<void>): Promise<void> {
  const seen = new Set<string>();
  for (let turns = 0; turns < 30; turns += 1) {
    const shown = page.locator('.page');
    const text = (await shown.innerText()).replaceAll(/\d+:\d\d/g, '');
    const kind = (await shown.getAttribute('data-kind')) ?? '';
    if (seen.has(text) && kind !== 'courts') return;
    seen.add(text);
    await look(kind);
    await page.clock.runFor(TURN_MS);
  }
}

/** Returns the smallest part of the height of the window that one of the elements takes; infinity without elements. */
function smallestPart(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      Math.min(...elements.map((element) => element.getBoundingClientRect().height / window.innerHeight)),
    );
}

function fail(): never {
  throw new Error('No match is live on the court.');
}

async function expectWhole(page: Page): Promise<void> {
  // What lies below the edge of the page is cut off.
  const overflow = await page.locator('.page').evaluate((shown) => shown.scrollHeight - shown.clientHeight);
  expect(overflow, 'pixels of the page that are cut off').toBeLessThanOrEqual(1);
}

test.describe('the screen of the hall', { tag: '@desktop' }, () => {
  for (const [teams, courts] of [
    [4, 1],
    [16, 2],
    [64, 6],
  ] as const) {
    for (const state of STATES) {
      test(`is read from afar: ${teams} teams, ${state}`, async ({ page }) => {
        const cup = buildHallCup(teams, state, courts);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await openHall(page, cup);
          await page.locator('.row, .score, .stand').first().waitFor();
          const kinds = new Set<string>();
          await turnPages(page, async (kind) => {
            kinds.add(kind);
            await expectWhole(page);
            expect(await smallestPart(page, '.row')).toBeGreaterThanOrEqual(1 / 20);
            const boards = await page.locator('.board').count();
            if (kind === 'courts') expect([1, 2]).toContain(boards);
            expect(await page.locator('.board h2').filter({ visible: true }).count()).toBe(boards);
            expect(await page.locator('.board .score').count()).toBe(boards);
            expect(await smallestPart(page, '.board .score')).toBeGreaterThanOrEqual(1 / 6);
          });
          const expected = { upcoming: 'matches', 'under way': 'courts', finished: 'podium' }[state];
          expect([...kinds]).toEqual(expect.arrayContaining([expected, 'tables', 'bracket']));
        }
      });
    }
  }

  test('shows one court alone, with its score and its next matches', async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    const { cup, live } = buildHallCup(16, 'under way', 2);
    const hall = await openHall(page, { cup, live }, '&court=court%202');
    const onCourt = cup.matches
      .filter(({ location }) => location === 'Court 2')
      .map(({ matchId }) => matchId);
    const [[matchId, match] = fail()] = Object.entries(live).filter(([id]) => onCourt.includes(id));
    await expect(page.locator('.score')).toHaveText(match.goals.join(' – '));
    await expect(page.locator('.board .court')).toBeVisible();
    await expect(page.getByText('Court 1')).toHaveCount(0);
    await expect(page.locator('.match').first()).toBeVisible();
    expect(await smallestPart(page, '.board .score')).toBeGreaterThanOrEqual(1 / 6);
    await expectWhole(page);

    hall.live = { ...live, [matchId]: { ...match, goals: [7, 3] } };
    await page.clock.runFor(3_000);
    await expect(page.locator('.score')).toHaveText('7 – 3');
  });

  test('keeps the last state without the server, and says how old it is', async ({ page, allowErrors }) => {
    allowErrors(/Failed to load resource/);
    const hall = await openHall(page, buildHallCup(16, 'under way', 2));
    await expect(page.locator('.score')).toHaveCount(2);
    await page.clock.runFor(2_000);
    await expect(page.locator('.old')).toHaveCount(0);
    hall.isDown = true;
    // Each attempt is answered before the next one is waited for.
    for (let seconds = 0; seconds < 120; seconds += 2) {
      await page.clock.runFor(2_000);
      await page.waitForTimeout(5);
    }
    await expect(page.locator('.old')).toContainText(/as of \d\d:\d\d, [12] min ago/);
    await expect(page.locator('.page')).not.toBeEmpty();
    hall.isDown = false;
    await page.clock.runFor(20_000);
    await expect(page.locator('.old')).toHaveCount(0);
  });

  test('says what the address has got wrong, and what there is', async ({ page, allowErrors }) => {
    allowErrors(/404/);
    const cup = buildHallCup(4, 'under way', 2);
    await openHall(page, cup, '&court=Hall%209');
    await expect(page.getByRole('heading')).toHaveText('This cup has no court “Hall 9”. It has these:');
    await page.getByRole('link', { name: 'Court 2' }).click();
    await expect(page.locator('.court')).toHaveText('Court 2');

    await page.goto(`/tv?tournament=${cup.cup.tournament.tournamentId}&category=none`);
    await expect(page.getByRole('heading')).toHaveText('This cup has no such category. It has these:');
    await expect(page.getByRole('link', { name: 'The whole cup' })).toBeVisible();

    await page.goto('/tv?tournament=nothing');
    await expect(page.getByRole('heading')).toHaveText('There is no such cup.');
    await page.goto('/tv');
    await expect(page.getByRole('heading')).toHaveText('Which cup does this screen show?');
    await page.getByRole('link', { name: cup.cup.tournament.name }).click();
    await expect(page.locator('.name')).toContainText(cup.cup.tournament.name);
  });

  test('asks again by itself for what it could not load', async ({ page, allowErrors }) => {
    allowErrors(/404|503/);
    const cup = buildHallCup(4, 'under way', 1);
    const hall = await openHall(page, cup);
    const pass = async (seconds: number) => {
      for (let passed = 0; passed < seconds; passed += 2) {
        await page.clock.runFor(2_000);
        await page.waitForTimeout(5);
      }
    };
    hall.isDeleted = true;
    await page.reload();
    await expect(page.getByRole('heading')).toHaveText('There is no such cup.');
    hall.isDeleted = false;
    await pass(12);
    await expect(page.locator('.name')).toContainText(cup.cup.tournament.name);

    hall.isDown = true;
    await page.goto('/tv');
    await pass(60);
    hall.isDown = false;
    await pass(20);
    await expect(page.getByRole('link', { name: cup.cup.tournament.name })).toBeVisible();
  });

  test('says so when the cup is deleted while it is shown', async ({ page, allowErrors }) => {
    allowErrors(/404/);
    const hall = await openHall(page, buildHallCup(4, 'under way', 1));
    await expect(page.locator('.score')).toBeVisible();
    hall.isDeleted = true;
    await page.clock.runFor(5_000);
    await expect(page.locator('.notice-title')).toHaveText('This cup has been deleted.');
    hall.isDeleted = false;
    await page.clock.runFor(15_000);
    await expect(page.locator('.score')).toBeVisible();
  });

  test('shows the teams of a cup without matches, in the language of the cup', async ({ page }) => {
    const { cup } = buildHallCup(64, 'upcoming', 6);
    const tournament = { ...cup.tournament, language: 'fr' } as const;
    await openHall(page, { cup: { ...cup, tournament, stages: [], groups: [], matches: [] }, live: {} });
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    const names = new Set<string>();
    await turnPages(page, async () => {
      for (const name of await page.locator('.row').allInnerTexts()) names.add(name);
    });
    expect(names.size).toBe(64);
  });

  test('shows a long message in parts at its foot while it holds, beside the sponsors', async ({ page }) => {
    const { cup, live } = buildHallCup(4, 'under way', 1);
    await page.setViewportSize(SIZES[1]);
    const words = 'انتهت المباراة الأولى وسوف تبدأ المباراة التالية '
      .repeat(5)
      .slice(0, MAX_MESSAGE_LENGTH)
      .trim();
    const until = new Date(Date.now() + 5 * 60_000).toISOString();
    const picture = { pictureId: 'a.png', width: 240, height: 120 };
    const sponsors = [{ name: 'Bakery', picture }, { name: 'Garage' }];
    const tournament = { ...cup.tournament, message: { text: words, until }, sponsors };
    await openHall(page, { cup: { ...cup, tournament }, live });
    const parts: string[] = [];
    for (let turns = 0; turns < 8; turns += 1) {
      const foot = page.locator('.message');
      const text = (await foot.innerText()).replace(/\s*\(\d\/\d\)$/, '');
      if (!parts.includes(text)) parts.push(text);
      expect(await foot.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBeLessThanOrEqual(1);
      await page.clock.runFor(TURN_MS);
    }
    expect(parts.join(' ')).toBe(words.replaceAll(/\s+/g, ' '));
    await expect(page.locator('.sponsor')).toHaveCount(1);
    await page.clock.runFor(5 * 60_000);
    await expect(page.locator('.message')).toHaveCount(0);
    await expect(page.locator('.sponsor')).toHaveCount(2);
  });

  test('is drawn where the methods are missing that televisions of 2021 lack', async ({ page }) => {
    await page.addInitScript(() => {
      const younger = [
        [Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed', 'toSpliced', 'with']],
        [String.prototype, ['at', 'replaceAll', 'isWellFormed']],
        [Object, ['hasOwn', 'groupBy']],
        [Promise, ['any', 'withResolvers']],
        [AbortSignal, ['timeout', 'any']],
        [crypto, ['randomUUID']],
        [window, ['structuredClone', 'reportError', 'WeakRef', 'FinalizationRegistry', 'AggregateError']],
      ] as const;
      for (const [owner, names] of younger) for (const name of names) Reflect.deleteProperty(owner, name);
    });
    await openHall(page, buildHallCup(16, 'under way', 2));
    await expect(page.locator('.score')).toHaveCount(2);
  });

  test('forbids what the content policy of the site forbids, and is asked for anew each time', async ({
    request,
  }) => {
    const answer = await request.get('/tv');
    expect(answer.headers()['content-security-policy']).toContain("script-src 'self'");
    expect(answer.headers()['cache-control']).toBe('no-cache');
    expect(await answer.text()).toContain('/assets/tv-');
  });
});
