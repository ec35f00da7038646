import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { only } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { expectAccessibleByDayAndNight } from './accessibility';
import { layOutAll } from './lay-out-all';
import { keepScreenshot } from './screenshot';

/** A page may shift by this much while it loads, as browsers count it (cumulative layout shift). */
export const MOST_LAYOUT_SHIFT = 0.02;

/** A page is scrolled through again as long as it grows; a page that never stops growing must not block a test. */
const MOST_PASSES = 5;

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Returns the id of a cup of the seed. */
export async function seededCup(name: string): Promise<string> {
  const { allTournaments } = await call('getAllTournaments', {});
  return only(allTournaments, (tournament) => tournament.name === name).tournamentId;
}

/** Opens a page of a cup as a visitor does who follows a link to it. */
export async function visit(page: Page, path: string, tournamentId: string): Promise<void> {
  const [pathname, part] = path.split('#');
  await page.goto(`${pathname}?tournament=${tournamentId}${part ? `#${part}` : ''}`);
}

/** Opens a page and waits for its content, because the skeleton already has the heading. */
export async function openLoaded(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Reads the links to pages of a cup that do not name the cup. A visitor who goes back to such a page sees the cup that was chosen last. */
function readLinksWithoutCup(page: Page): Promise<string[]> {
  return page.locator('a[href]').evaluateAll((links) => {
    const isOfCup = (pathname: string) => !/^\/(account|admin.*|api\/.*)?$/.test(pathname);
    return (links as HTMLAnchorElement[])
      .filter(({ origin, pathname }) => origin === window.location.origin && isOfCup(pathname))
      .filter(({ search }) => !new URLSearchParams(search).has('tournament'))
      .map(({ href }) => href);
  });
}

/** Follows a team by the button on the page of the team. */
export async function follow(page: Page, tournamentId: string, teamId: string): Promise<void> {
  await page.goto(`/team?tournament=${tournamentId}&team=${teamId}`);
  await page.getByRole('button', { name: 'Follow this team' }).click();
}

/** Counts the layout shift of every page from its first moment on. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        readonly value: number;
        readonly hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectSteady(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
}

/** Nothing reaches beyond the right edge of the window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  await layOutAll(page);
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(view);
}

/**
 * Scrolls from top to bottom and back, with two frames at each stop, in which the intersection observers of the page are called. Returns
 * the number of elements on the page.
 */
function scrollDownAndUp(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const nextFrame = () =>
      new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(() => reject(new Error('The page was given no frame')), 30_000);
      });
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await nextFrame();
      await nextFrame();
    }
    window.scrollTo(0, 0);
    return document.querySelectorAll('*').length;
  });
}

/** Scrolls through the whole page until nothing more is loaded, so that everything is there and shown. */
export async function scrollThrough(page: Page): Promise<void> {
  // While requests are pending, the page may not have begun to load the content below the first view.
  await page.waitForLoadState('networkidle');
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  let before = 0;
  for (let pass = 0; pass < MOST_PASSES; pass += 1) {
    const size = await scrollDownAndUp(page);
    await expect.poll(() => open.size, { intervals: [20, 50, 100] }).toBe(0);
    if (size === before) return;
    before = size;
  }
}

/** Scrolls a part of the page into view; the part may be lazy and load only when a visitor scrolls towards it. */
export async function scrollTo(page: Page, part: Locator): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await part.count()).toBe(1);
  }).toPass();
  await part.scrollIntoViewIfNeeded();
}

/** Checks the whole page: it is steady, within its width and accessible, and its links name the cup. Saves a picture of it. */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expectSteady(page);
  await expectNoSideScroll(page);
  await scrollThrough(page);
  expect(await readLinksWithoutCup(page), 'links that name no cup').toEqual([]);
  await expectAccessibleByDayAndNight(page);
  await keepScreenshot(page, name);
}
