import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';
import { median } from '../bench/report/statistics';

/** Lighthouse's default slow-down makes a machine with this index of speed (Lighthouse's own) as slow as Lighthouse's phone. */
const REFERENCE = { index: 1_600, slowDown: 4 };

/** One machine without other work had indexes from 1,033 to 1,981 within two minutes, so a single index says little. */
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
 * Measures how much slower Lighthouse's phone is than this machine at its recent speed. Lighthouse slows every machine down alike,
 * so a machine that is half as fast, or busy, would get a phone that is half as fast.
 *
 * @returns A function that measures the machine once more at each call, several times at the first, and uses the median of the
 * last measurements.
 */
export function createSlowDownMeter(browser: Browser): () => Promise<number> {
  const indexes: number[] = [];
  return async () => {
    do indexes.push(await measureIndex(browser));
    while (indexes.length < INDEXES);
    return (REFERENCE.slowDown * median(indexes.slice(-INDEXES))) / REFERENCE.index;
  };
}
