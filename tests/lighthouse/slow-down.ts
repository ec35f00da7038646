import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/** The machine of which Lighthouse's own slow-down makes its phone, by Lighthouse's index of speed. */
const REFERENCE = { index: 1_600, slowDown: 4 };

/**
 * How much slower than this machine, as fast as it is right now, the phone is that Lighthouse has in mind. Lighthouse slows
 * every machine down alike; one that is half as fast, or busy, would be given a phone that is half as fast.
 */
export async function measureSlowDown(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return (REFERENCE.slowDown * index) / REFERENCE.index;
  } finally {
    await page.close();
  }
}
