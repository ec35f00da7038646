import type { BrowserContext, Page } from '@playwright/test';
import { LOCALES, MAX_CSS_BYTES, MAX_JAVASCRIPT_BYTES, measureFirstView } from '../../budgets/first-view';
import { call } from '../../support/call-api';
import { testStack } from '../../support/stack/test-stack';
import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Visitors come for these pages, so they have a budget; all other pages must only not ask another origin. */
const BUDGETED = ['/', '/home', '/matches', '/teams'];
/** The language with the largest texts. */
const LARGEST = 'fr-CH';
/** The page of the scorers has its own limit, because it is a build of its own, with React and without a router. */
const MAX_SCORE_JAVASCRIPT_BYTES = 103_000;

for (const locale of LOCALES) {
  test(
    `the page of the scorers keeps within its bytes in ${locale}, and asks no other origin`,
    { tag: locale === LARGEST ? [] : '@long' },
    async ({ browser }) => {
      const { javascript, css, foreign } = await measureFirstView(
        browser,
        testStack().site,
        '/score',
        locale,
      );
      expect(javascript).toBeGreaterThan(0);
      expect(javascript).toBeLessThanOrEqual(MAX_SCORE_JAVASCRIPT_BYTES);
      expect(css).toBeLessThanOrEqual(MAX_CSS_BYTES);
      expect(foreign).toEqual([]);
    },
  );
}

const OTHERS = ['/contact', '/blog', '/single', '/login', '/register'];

/** The matches of this cup are over, because a live match needs more code. */
const CUP = "Women's Futsal Cup Zurich";

async function addressOf(path: string): Promise<string> {
  return path === '/' ? path : `${path}?tournament=${await seededCup(CUP)}`;
}

for (const [path, locale] of BUDGETED.flatMap((path) => LOCALES.map((locale) => [path, locale] as const))) {
  // The page of teams is the smallest of the four, and shares its code with the others.
  const tag = path === '/teams' || locale !== LARGEST ? '@long' : [];
  test(
    `the first view of ${path} keeps within its bytes in ${locale}, and asks no other origin`,
    { tag },
    async ({ browser }) => {
      const { javascript, css, foreign } = await measureFirstView(
        browser,
        testStack().site,
        await addressOf(path),
        locale,
      );
      expect(javascript).toBeGreaterThan(0);
      expect(javascript).toBeLessThanOrEqual(MAX_JAVASCRIPT_BYTES);
      expect(css).toBeGreaterThan(0);
      expect(css).toBeLessThanOrEqual(MAX_CSS_BYTES);
      expect(foreign).toEqual([]);
    },
  );
}

test('the script that asks ahead, part of every first view, names no page of administrators', async ({
  request,
}) => {
  const read = async (address: string) => (await request.get(address)).text();
  const [address = ''] = /\/assets\/early-[\w-]+\.js/.exec(await read('/')) ?? [];
  const script = await read(address);
  expect(script).toContain('/home');
  expect(script).not.toContain('/admin');
});

/** The code, the words and the styles of live matches. */
const OF_LIVE_MATCHES = /\/assets\/(?:live-cup|en-live)-/;

test(
  'what shows live matches comes with the first of them, and nothing of it before',
  { tag: '@long' },
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (OF_LIVE_MATCHES.test(request.url())) loaded.push(request.url());
    });
    for (const path of BUDGETED) {
      await page.goto(await addressOf(path), { waitUntil: 'networkidle' });
      expect(loaded, path).toEqual([]);
    }
    await visit(page, '/home', await seededCup('Basel Futsal Masters'));
    await expect.poll(() => loaded.filter((url) => url.endsWith('.js'))).toHaveLength(2);
  },
);

for (const path of OTHERS) {
  test(`the first view of ${path} asks no other origin`, { tag: '@long' }, async ({ browser }) => {
    const { foreign } = await measureFirstView(browser, testStack().site, await addressOf(path));
    expect(foreign).toEqual([]);
  });
}

/** A file that no page uses. */
const IN_VAIN = '/og.jpg';

/** Makes the browser preload a file, as the site does. It runs in the page before anything else. */
function fetchAhead(href: string): void {
  document.addEventListener('DOMContentLoaded', () => {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as: 'image', href }),
    );
  });
}

/**
 * Returns the browser's warnings on a page. The browser reports all unused preloads together, when nothing has been loaded for
 * three seconds.
 */
async function warningsOn(context: BrowserContext, address: string): Promise<string[]> {
  const page = await context.newPage();
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(`${address}: ${message.text()}`);
  });
  await page.addInitScript(fetchAhead, IN_VAIN);
  await page.goto(address);
  const isExpected = (warning: string) => warning.includes(`${IN_VAIN} was preloaded`);
  await expect.poll(() => warnings.some(isExpected), address).toBe(true);
  // After this call, all earlier warnings of the page have arrived.
  await page.evaluate(() => undefined);
  return warnings.filter((warning) => !isExpected(warning));
}

async function expectNoWarnings(context: BrowserContext, addresses: readonly string[]): Promise<void> {
  const warnings: string[] = [];
  // The pages open one after the other: on a busy machine a page may use a file later than the browser expects, which is no mistake of the
  // site.
  for (const address of addresses) warnings.push(...(await warningsOn(context, address)));
  expect(warnings).toEqual([]);
}

test('the browser warns of nothing at home, least of all of what was fetched in vain', async ({
  context,
}) => {
  await expectNoWarnings(context, [await addressOf('/home')]);
});

test('the browser warns of nothing on the other pages of a cup', { tag: '@long' }, async ({ context }) => {
  const tournamentId = await seededCup(CUP);
  const { tournament } = await call('getTournament', { tournamentId });
  const match = tournament.Stages.flatMap(({ Matches }) => Matches).find(({ LocalTeam }) => LocalTeam);
  const others = BUDGETED.filter((path) => path !== '/home');
  await expectNoWarnings(context, [
    ...(await Promise.all(others.map(addressOf))),
    `/match?tournament=${tournamentId}&match=${match?.matchId}`,
    `/team?tournament=${tournamentId}&team=${match?.LocalTeam?.teamId}`,
  ]);
});

test('the browser warns of nothing on the other pages either', { tag: '@long' }, async ({ context }) => {
  await expectNoWarnings(context, ['/score', ...(await Promise.all(OTHERS.map(addressOf)))]);
});

/**
 * Notes the calls that need the data of a language or a zone; the first of them costs a slow phone 140 ms. It runs in the page
 * before anything else.
 */
function noteIntl(): void {
  const asked: string[] = [];
  const trapsOf = (name: string): ProxyHandler<(...parameters: unknown[]) => unknown> => ({
    construct: (target, parameters: unknown[]) => {
      asked.push(name);
      return Reflect.construct(target, parameters) as object;
    },
    apply: (target, self, parameters: unknown[]) => {
      asked.push(name);
      return Reflect.apply(target, self, parameters);
    },
  });
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const asking = Reflect.get(owner, name) as (...parameters: unknown[]) => unknown;
      Reflect.set(owner, name, new Proxy(asking, trapsOf(name)));
    }
  };
  watch(Intl, [
    'Collator',
    'DateTimeFormat',
    'ListFormat',
    'NumberFormat',
    'PluralRules',
    'RelativeTimeFormat',
  ]);
  watch(String.prototype, ['localeCompare']);
  watch(Date.prototype, ['toLocaleDateString', 'toLocaleString', 'toLocaleTimeString']);
  watch(Number.prototype, ['toLocaleString']);
  Reflect.set(window, 'asked', asked);
}

/** Returns the first address on the page that leads to a match or a team. */
async function firstAddress(page: Page, path: string): Promise<string> {
  return (await page.locator(`a[href^="${path}?"]`).first().getAttribute('href')) ?? '';
}

test('no first view asks Intl for anything', { tag: '@long' }, async ({ page }) => {
  const addresses = await Promise.all(BUDGETED.map(addressOf));
  await page.goto(await addressOf('/matches'), { waitUntil: 'networkidle' });
  addresses.push(await firstAddress(page, '/match'), await firstAddress(page, '/team'));
  addresses.push(`/home?tournament=${await seededCup('Basel Futsal Masters')}`);
  await page.addInitScript(noteIntl);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'asked') as string[]), address).toEqual([]);
  }
  await page.evaluate(() => 'a'.localeCompare(String(new Intl.NumberFormat().format(1))));
  expect(await page.evaluate(() => Reflect.get(window, 'asked') as string[])).toEqual([
    'NumberFormat',
    'localeCompare',
  ]);
});

/**
 * Notes the calls outside of a frame that ask for the position of an element: the browser then lays out the page in the task that
 * has just drawn it, and a phone does not respond for as long as both take together. It runs in the page before anything else.
 */
function noteForcedLayout(): void {
  const asked: string[] = [];
  let isInFrame = false;
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      isInFrame = true;
      callback(time);
      isInFrame = false;
    });
  const note = (name: string) => {
    if (!isInFrame) asked.push(name);
  };
  const watch = (owner: object, names: readonly string[]) => {
    for (const name of names) {
      const { get, value, ...rest } = Object.getOwnPropertyDescriptor(owner, name) ?? {};
      const ask = (get ?? value) as (...parameters: unknown[]) => unknown;
      const noting = new Proxy(ask, {
        apply: (target, self, parameters: unknown[]) => {
          note(name);
          return Reflect.apply(target, self, parameters);
        },
      });
      Object.defineProperty(owner, name, get ? { ...rest, get: noting } : { ...rest, value: noting });
    }
  };
  watch(window, ['scrollX', 'scrollY', 'pageXOffset', 'pageYOffset']);
  watch(Element.prototype, [
    'clientHeight',
    'clientWidth',
    'scrollHeight',
    'scrollLeft',
    'scrollTop',
    'scrollWidth',
    'getBoundingClientRect',
    'scrollIntoView',
  ]);
  watch(HTMLElement.prototype, ['offsetHeight', 'offsetLeft', 'offsetTop', 'offsetWidth', 'innerText']);
  Reflect.set(window, 'asked', asked);
}

test('no first view is laid out in the task that draws it', { tag: '@long' }, async ({ page }) => {
  const addresses = await Promise.all(BUDGETED.map(addressOf));
  await page.goto(await addressOf('/matches'), { waitUntil: 'networkidle' });
  addresses.push(await firstAddress(page, '/match'), await firstAddress(page, '/team'));
  await page.addInitScript(noteForcedLayout);
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked') as string[]);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(await asked(), address).toEqual([]);
  }
  await page.evaluate(() => window.scrollY + document.body.offsetHeight);
  expect(await asked()).toEqual(['scrollY', 'offsetHeight']);
});
