import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { ScorerPhone } from './scorer-phone';

declare global {
  interface Window {
    /** The time at which each number of goals was first painted, in milliseconds of the machine's clock. */
    paintedAt: Record<number, number>;
  }
}

/** Notes when the board has painted another score. */
function watchBoard(): void {
  window.paintedAt = {};
  // The callback has no name: for a named function, the loader of TypeScript inserts a call of a helper that the page does not have.
  new MutationObserver(() => {
    const score = document.querySelector('#scoreboard a[title*=" – "]')?.textContent ?? '';
    const [, local, visitor] = /^(\d+)– to (\d+)/.exec(score) ?? [];
    if (visitor === undefined) return;
    // The browser paints the next frame before it runs a task that the frame requests.
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.paintedAt[Number(local) + Number(visitor)] ??= performance.timeOrigin + performance.now();
      }),
    );
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

export async function openPages(browser: Browser, address: string, count: number): Promise<Page[]> {
  const pages: Page[] = [];
  for (let index = 0; index < count; index += 1) {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
    const page = await context.newPage();
    await page.addInitScript(watchBoard);
    await page.goto(address);
    pages.push(page);
  }
  return pages;
}

const PATIENCE_MS = 120_000;

async function paintedAt(page: Page, goals: number): Promise<number> {
  const options = { polling: 50, timeout: PATIENCE_MS };
  try {
    const painted = await page.waitForFunction((wanted) => window.paintedAt[wanted], goals, options);
    return (await painted.jsonValue()) ?? Infinity;
  } catch (cause) {
    const board = await page.getByRole('region', { name: 'Scoreboard' }).textContent();
    throw new Error(`A page did not show ${goals} goals, but: ${board}`, { cause });
  }
}

/** The pauses between goals vary, so that the goals come at different moments between two polls of a page. */
const LEAST_PAUSE_MS = 1_000;
const MOST_MORE_MS = 3_000;

/**
 * Taps goals one after the other, and measures for each goal and each page the time from the tap until the page has painted it,
 * while the phone goes on asking who scored.
 */
export async function timeGoals({ tapGoal, closeSheet }: ScorerPhone, pages: readonly Page[], goals: number) {
  const times: number[] = [];
  for (let scored = 1; scored <= goals; scored += 1) {
    await wait(LEAST_PAUSE_MS + Math.random() * MOST_MORE_MS);
    const tappedAt = await tapGoal();
    const painted = await Promise.all(pages.map((page) => paintedAt(page, scored)));
    times.push(...painted.map((at) => at - tappedAt));
    await closeSheet();
  }
  return times;
}
