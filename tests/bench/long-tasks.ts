import type { Cup } from '@futsal-cup/domain/cup/records';
import { buildWorldCup2018 } from '@futsal-cup/domain/testing/world-cup-2018';
import { storeCup } from '@futsal-cup/tools/import-cup';
import type { Browser } from '@playwright/test';
import { pagesOfCup } from '../lighthouse/pages';
import { launchBrowser } from '../support/stack/launch-browser';
import type { BenchContext } from './bench-context';
import { buildCupOf } from './cup-of';
import type { Findings } from './report/findings';
import { median, round } from './report/statistics';
import { serveSite } from './stack/serve-site';

const LOADS = 5;
/** We take the processor of a cheap phone to be this many times slower than this machine. */
const SLOW_DOWN = 4;
const WINDOWS = { phone: { width: 360, height: 800 }, desktop: { width: 1440, height: 900 } };
/** A page may still draw for this long after its last answer. */
const AFTERWARDS_MS = 2_000;

/** While an inspector listens, Chromium reads the code of React a second time: a task that no visitor has. */
const READ_ONCE = '--js-flags=--no-enable-lazy-source-positions';

declare global {
  interface Window {
    longTasks: PerformanceEntry[];
  }
}

function watchLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
}

/** Reads the long tasks that begin after the first paint; before it a page has nothing that could be touched. */
function readLongTasks(): number[] {
  const [painted] = performance.getEntriesByName('first-contentful-paint');
  const after = painted?.startTime ?? 0;
  return window.longTasks.filter(({ startTime }) => startTime >= after).map(({ duration }) => duration);
}

/** Measures how long each long task takes, in ms, on a page that nobody touches. */
async function loadOnce(browser: Browser, window: keyof typeof WINDOWS, url: string): Promise<number[]> {
  const context = await browser.newContext({ viewport: WINDOWS[window], hasTouch: window === 'phone' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    await page.addInitScript(watchLongTasks);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(AFTERWARDS_MS);
    return await page.evaluate(readLongTasks);
  } finally {
    await context.close();
  }
}

async function measurePage(browser: Browser, window: keyof typeof WINDOWS, url: string) {
  const loads: number[][] = [];
  for (let load = 0; load < LOADS; load += 1) loads.push(await loadOnce(browser, window, url));
  const longest = loads.map((tasks) => Math.max(0, ...tasks));
  return {
    'long tasks of a load': round(median(loads.map((tasks) => tasks.length)), 1),
    'the longest, ms': round(median(longest)),
    'the longest of all loads, ms': round(Math.max(...longest)),
  };
}

/**
 * Measures whether a slow phone reacts to a touch while a page is drawn: the tasks of at least 50 ms, with nothing in the cache. Loads
 * during which the machine is busy with other work are included.
 */
export async function benchLongTasks(context: BenchContext): Promise<Findings> {
  const { api, firestore } = await context.stack();
  const cups: Readonly<Record<string, Cup>> = {
    'world-cup': buildWorldCup2018(),
    '64-teams': buildCupOf(64),
  };
  const site = await serveSite(api);
  const browser = await launchBrowser([READ_ONCE]);
  const rows = [];
  try {
    for (const [name, cup] of Object.entries(cups)) {
      await storeCup(firestore.db, cup);
      for (const page of pagesOfCup(name, cup)) {
        for (const window of ['phone', 'desktop'] as const) {
          const measured = await measurePage(browser, window, site.origin + page.address);
          rows.push({ page: page.name, window, ...measured });
        }
      }
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    tables: [rows],
    promises: [],
  };
}
