import { EMBED_PARTS, embedAddress, type EmbedPart } from '../../../web/src/shelf/addresses/embed';
import { embedLine } from '../../../web/src/admin/share/embed-line';
import { expect, test as base, type BrowserContext, type Frame, type Page } from '@playwright/test';
import { buildHallCup, type HallCup, presentHall } from '../../support/hall/hall-cups';
import { Hall } from '../../support/hall/hall';
import { type OtherSite, startOtherSite } from '../../support/other-site';
import { testStack } from '../../support/stack/test-stack';
import { expectAccessible } from '../support/accessibility';
import { keepScreenshot } from '../support/screenshot';

/** These tests open pages of another origin and provoke errors, so they do without the checks of the other browser tests. */
const test = base.extend<{ readonly club: OtherSite }>({
  baseURL: async ({}, provide) => provide(testStack().site),
  club: async ({}, provide) => {
    const club = await startOtherSite();
    await provide(club);
    club.close();
  },
});

async function answerAs(context: BrowserContext, { cup, live }: HallCup): Promise<Hall> {
  const hall = new Hall(presentHall(cup, 'first'), live);
  await context.route('**/api/**', async (route) => {
    const { status, type, body } = hall.answer(new URL(route.request().url()).pathname);
    await route.fulfill({ status, contentType: type, body });
  });
  return hall;
}

function addressOf(part: EmbedPart, { cup }: HallCup): string {
  return testStack().site + embedAddress(part, cup.tournament.tournamentId);
}

/** Opens the page of the club with a frame of each of the addresses, and returns the frames. */
async function openClub(page: Page, club: OtherSite, addresses: readonly string[]): Promise<Frame[]> {
  club.write(addresses.map((address) => embedLine(address, 'Cup').replace('lazy', 'eager')).join(''));
  await page.goto(club.address);
  return page.frames().filter((frame) => frame.parentFrame() !== null);
}

/** Returns the height of the content of a frame, that of its element in the page around it, and that of its window. */
async function heightsOf(frame: Frame) {
  const content = await frame.evaluate(() => document.querySelector('main')?.getBoundingClientRect().height);
  const element = await frame.frameElement();
  const outer = await element.evaluate((shown) => (shown as Element).getBoundingClientRect().height);
  return { content: Math.ceil(content ?? -1), outer, inner: await frame.evaluate(() => window.innerHeight) };
}

/** The page gives the frame its height also while it is out of sight, but browsers tell the frame of it only in sight. */
async function expectFits(frame: Frame): Promise<void> {
  const missing = async () => {
    const { content, outer } = await heightsOf(frame);
    return content - outer;
  };
  await expect.poll(missing, { message: `${frame.url()} is as high as its content` }).toBe(0);
  await (await frame.frameElement()).scrollIntoViewIfNeeded();
  const hidden = async () => {
    const { content, inner } = await heightsOf(frame);
    return content - inner;
  };
  await expect.poll(hidden, { message: `${frame.url()} scrolls nothing in itself` }).toBe(0);
}

/** Returns the parts of a frame that scroll by themselves, and those that are drawn only in sight. */
function scrollersOf(frame: Frame): Promise<string[]> {
  return frame.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { overflowY, contentVisibility } = getComputedStyle(element);
        const scrolls = overflowY === 'auto' && element.scrollHeight > element.clientHeight + 1;
        return scrolls || contentVisibility === 'auto';
      })
      .map((element) => element.className),
  );
}

const SHOWN: Readonly<Record<EmbedPart, string>> = {
  matches: '[data-match]',
  table: 'table',
  bracket: 'article',
};

/** Eight teams of sixteen go on, and two play for the third place. */
const KNOCKOUT_MATCHES = 8;

const LONG = { tag: '@long' };
const SHOWS = 'the page of another club shows a cup, each part at the height of its content';

for (const [colorScheme, tag] of [
  ['light', ''],
  ['dark', ' @long'],
] as const) {
  test(`${SHOWS}: ${colorScheme}${tag}`, async ({ page, club }) => {
    const cup = buildHallCup(16, 'under way', 2);
    await page.emulateMedia({ colorScheme });
    await answerAs(page.context(), cup);
    const frames = await openClub(
      page,
      club,
      EMBED_PARTS.map((part) => addressOf(part, cup)),
    );
    expect(frames).toHaveLength(3);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Chromium tells a frame that it is wider once it is in sight. Only the tree of a wide window is a region.
      await (await frames[2]?.frameElement())?.scrollIntoViewIfNeeded();
      const regions = frames[2]?.locator('[role="region"]:visible') ?? page.locator('none');
      await expect(regions).toHaveCount(width > 1_100 ? 1 : 0);
      for (const [index, frame] of frames.entries()) {
        const part = EMBED_PARTS[index] ?? 'matches';
        await frame.locator(SHOWN[part]).first().waitFor();
        await expectFits(frame);
        expect(await scrollersOf(frame), `${part} at ${width} pixels`).toEqual([]);
        const sideways = await frame.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, `${part} at ${width} pixels`).toBe(0);
      }
      // A browser draws only the part of a frame that is in its window.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      await expect(frames[2]?.locator('article:visible') ?? page.locator('none')).toHaveCount(
        KNOCKOUT_MATCHES,
      );
      await keepScreenshot(page, `frames-${colorScheme}-${width}`);
    }
  });
}

test('a frame follows the score, and its height what is opened in it', async ({ page, club }) => {
  const cup = buildHallCup(16, 'under way', 2);
  const hall = await answerAs(page.context(), cup);
  const [matches, table] = await openClub(page, club, [addressOf('matches', cup), addressOf('table', cup)]);
  const [matchId = ''] = Object.keys(hall.live);
  const live = hall.live[matchId];
  if (!matches || !table || !live) throw new Error('A match is live, and both parts are shown.');
  hall.live = { ...hall.live, [matchId]: { ...live, goals: [17, 13] } };
  await expect(matches.locator('#scoreboard')).toContainText('17– to 13');
  await expectFits(matches);

  const before = await table.evaluate(() => window.innerHeight);
  await table.getByRole('button', { name: /^Why/ }).first().click();
  await expectFits(table);
  expect(await table.evaluate(() => window.innerHeight)).toBeGreaterThan(before);
});

test('a frame shows no list without matches, and is no higher than a single final', async ({
  page,
  club,
}) => {
  const cup = buildHallCup(4, 'finished', 2);
  await answerAs(page.context(), cup);
  await page.setViewportSize({ width: 1440, height: 2_000 });
  const [matches, bracket] = await openClub(page, club, [
    addressOf('matches', cup),
    addressOf('bracket', cup),
  ]);
  if (!matches || !bracket) throw new Error('Both parts are shown.');
  await expect(matches.getByRole('heading', { name: 'Results' })).toBeVisible();
  await expect(matches.getByRole('heading', { name: 'Upcoming Matches' })).toBeHidden();
  await expect(bracket.getByRole('region')).toBeVisible();
  await expectFits(bracket);
  expect((await heightsOf(bracket)).outer).toBeLessThan(500);
});

test('a page that takes no script keeps a frame that scrolls by itself', LONG, async ({ page, club }) => {
  const cup = buildHallCup(16, 'under way', 2);
  await answerAs(page.context(), cup);
  club.write(embedLine(addressOf('matches', cup), 'Cup').replace(/<script>.*$/, ''));
  await page.goto(club.address);
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  await frame?.locator('[data-match]').first().waitFor();
  expect(await frame?.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)).toBe(true);
  expect(await frame?.evaluate(() => window.innerHeight)).toBe(640);
});

test('every link of a frame opens the site in a new tab that knows nothing of the club', async ({
  page,
  club,
}) => {
  const cup = buildHallCup(16, 'under way', 2);
  await answerAs(page.context(), cup);
  for (const part of EMBED_PARTS) {
    const [frame] = await openClub(page, club, [addressOf(part, cup)]);
    if (!frame) throw new Error('The page of the club has no frame.');
    await frame.locator(SHOWN[part]).first().waitFor();
    const address = frame.url();
    for (const [link, path] of [
      [frame.locator('a[href*="/team?"]').first(), /^\/team$/],
      [frame.locator('main > p a'), /^\/(home|matches)$/],
    ] as const) {
      const opened = page.context().waitForEvent('page');
      await link.click();
      const tab = await opened;
      await tab.waitForURL(({ origin, pathname }) => origin === testStack().site && path.test(pathname));
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    expect(frame.url()).toBe(address);
    const targets = await frame
      .locator('a')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLAnchorElement).target || document.querySelector('base')?.target),
      );
    expect(new Set(targets)).toEqual(new Set(['_blank']));
  }
});

test('a frame needs no storage', async ({ page, club }) => {
  const cup = buildHallCup(4, 'under way', 1);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: refuse, configurable: true });
    }
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await answerAs(page.context(), cup);
  const [frame] = await openClub(page, club, [`${addressOf('matches', cup)}&lang=fr&theme=dark`]);
  await expect(frame?.locator('[data-match]').first() ?? page.locator('none')).toBeVisible();
  await expect(frame?.locator('html') ?? page.locator('none')).toHaveAttribute('lang', 'fr');
  expect(await frame?.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  expect(errors).toEqual([]);
});

for (const part of EMBED_PARTS) {
  test(`a frame can be read by everybody: ${part}`, async ({ page }) => {
    const cup = buildHallCup(16, 'under way', 2);
    await answerAs(page.context(), cup);
    await page.goto(addressOf(part, cup));
    await page.locator(SHOWN[part]).first().waitFor();
    await expectAccessible(page);
  });
}

test('a frame leaves what the visitor has chosen on the site as it was', async ({ page }) => {
  const cup = buildHallCup(4, 'under way', 1);
  await answerAs(page.context(), cup);
  // A file of the same origin, so that the site itself stores nothing meanwhile.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  // In a window of its own, the page could reach the storage of the site.
  await page.goto(`${addressOf('matches', cup)}&lang=de`);
  await page.locator('[data-match]').first().waitFor();
  await page.goto('/robots.txt');
  expect(await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)).toEqual({});
});

test('a frame without the server says so, and goes on by itself', LONG, async ({ page, club }) => {
  const cup = buildHallCup(4, 'under way', 1);
  const hall = await answerAs(page.context(), cup);
  const [frame] = await openClub(page, club, [addressOf('matches', cup)]);
  if (!frame) throw new Error('The page of the club has no frame.');
  await frame.locator('[data-match]').first().waitFor();
  hall.isDown = true;
  await expect(frame.getByText('trying again')).toBeVisible();
  hall.isDown = false;
  await expect(frame.getByText('trying again')).toHaveCount(0);
});

test('no other page of the site can be framed', async ({ page, club }) => {
  const others = ['/', '/home', '/login', '/admin', '/tv', '/score', '/embed', '/embed/none', '/embed.html'];
  const frames = await openClub(
    page,
    club,
    [...others, '/s/none', '/api/tournaments/get-all'].map((path) => testStack().site + path),
  );
  for (const frame of frames) {
    await expect
      .poll(() => frame.url(), { message: 'the address of a refused page' })
      .toMatch(/^chrome-error:/);
  }
  expect(frames).toHaveLength(11);
});
