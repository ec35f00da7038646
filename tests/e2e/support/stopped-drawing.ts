import { STOPPED_DRAWING } from '@futsal-cup/tools/suites/results';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** A page that is still drawn can be photographed within this time, even on a busy machine. */
const LONGEST_FRAME_MS = 20_000;
const LONGEST_ANSWER_MS = 5_000;

async function isDrawn(page: Page): Promise<boolean> {
  try {
    await page.screenshot({ timeout: LONGEST_FRAME_MS });
    return true;
  } catch {
    return page.isClosed();
  }
}

/** Whether the scripts of the page run: a page of ours in an endless loop is not drawn either. */
function answers(page: Page): Promise<boolean> {
  return Promise.race([
    page.evaluate(() => true).catch(() => false),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), LONGEST_ANSWER_MS)),
  ]);
}

/**
 * Notes for a failed test whether its browser had stopped drawing. About once in a thousand pages headless Chromium gives a page
 * no more frames, for good, while its scripts run on and other pages of the same browser are drawn. Nothing scrolls and nothing is
 * visible, and neither waiting nor another page has ever ended it. Every failed test runs again; only a test with such a browser
 * then counts as passed.
 */
export async function noteIfStopped(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of context.pages()) {
    if ((await isDrawn(page)) || !(await answers(page))) continue;
    testInfo.annotations.push({ type: STOPPED_DRAWING });
    return;
  }
}
