import { STOPPED_DRAWING } from '@futsal-cup/tools/suites/results';
import type { BrowserContext, Page, TestInfo } from '@playwright/test';

/** A page that is drawn can be photographed, however busy the machine is. */
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

/** Whether its scripts run: a page of ours that is caught in a loop is not drawn either. */
function answers(page: Page): Promise<boolean> {
  return Promise.race([
    page.evaluate(() => true).catch(() => false),
    new Promise<false>((resolve) => setTimeout(() => resolve(false), LONGEST_ANSWER_MS)),
  ]);
}

/**
 * Notes of a test that failed whether its browser had stopped drawing. About once in a thousand pages Chromium without a window
 * gives a page no frame any more, for good, while its scripts run on and other pages of the same browser are drawn: nothing scrolls,
 * nothing is seen, and a wait or another page has never ended it. Every test that failed is run again; only such a one counts as passed then.
 */
export async function noteIfStopped(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const page of context.pages()) {
    if ((await isDrawn(page)) || !(await answers(page))) continue;
    testInfo.annotations.push({ type: STOPPED_DRAWING });
    return;
  }
}
