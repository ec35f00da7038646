import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible } from './axe';
import { openPage, type Viewport, type WatchedPage } from './browser';
import { keepScreenshot } from './screenshot';
import { waitUntilStill } from './wait-until-still';

/** What a page may move while it loads, as browsers count it (cumulative layout shift). */
const MOST_LAYOUT_SHIFT = 0.02;

declare global {
  interface Window {
    layoutShift: number;
  }
}

function watchLayoutShift(): void {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) window.layoutShift += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A page whose layout shift is counted from its first moment on. */
export async function openSite(browser: Browser, viewport: Viewport): Promise<WatchedPage> {
  const opened = await openPage(browser, viewport);
  await opened.page.addInitScript(watchLayoutShift);
  return opened;
}

/** Opens a page of a cup as somebody does who was sent its address. */
export async function visit(page: Page, path: string, tournamentId: string): Promise<void> {
  await page.goto(`${path}?tournament=${tournamentId}`);
  await page.waitForLoadState('networkidle');
}

async function scrollDownAndUp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** Scrolls through the whole page, once so that what waits to come near is loaded, once so that it is shown. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await scrollDownAndUp(page);
  await scrollDownAndUp(page);
}

export async function expectSteady(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);
}

/** Nothing reaches beyond the right edge of the window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const [content, view] = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [scrollWidth, clientWidth];
  });
  expect(content).toBe(view);
}

/** Looks the whole page over: steady, within its width, accessible; and keeps a picture of it. */
export async function inspectPage(page: Page, name: string): Promise<void> {
  await expectSteady(page);
  await expectNoSideScroll(page);
  await scrollThrough(page);
  await waitUntilStill(page);
  await expectAccessible(page);
  await keepScreenshot(page, name);
}
