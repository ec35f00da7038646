import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from '../bench/report/statistics';

/** The machine of which Lighthouse's own slow-down makes its phone, by Lighthouse's index of speed. */
const REFERENCE = { index: 1_600, slowDown: 4 };

/** Of one machine within two minutes, without other work, the index was 1,033 to 1,981: one figure says little. */
const INDEXES = 5;

async function measureIndex(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(pageFunctions.computeBenchmarkIndex);
  } finally {
    await page.close();
  }
}

/**
 * How much slower than this machine, as fast as it has been of late, the phone is that Lighthouse has in mind. Lighthouse slows
 * every machine down alike; one that is half as fast, or busy, would be given a phone that is half as fast.
 *
 * @returns What measures the machine once more at each call, several times at the first, and answers by the median of the last measurements.
 */
export function createSlowDownMeter(browser: Browser): () => Promise<number> {
  const indexes: number[] = [];
  return async () => {
    do indexes.push(await measureIndex(browser));
    while (indexes.length < INDEXES);
    return (REFERENCE.slowDown * median(indexes.slice(-INDEXES))) / REFERENCE.index;
  };
}
