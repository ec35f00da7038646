import { expect, type Page } from '@playwright/test';

/** Waits until a page has loaded nothing for a while. `networkidle` is reached once a page, and then no more. */
export async function untilQuiet(page: Page): Promise<void> {
  let before = -1;
  const isQuiet = async () => {
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').length);
    const isSame = loaded === before;
    before = loaded;
    return isSame;
  };
  await expect.poll(isQuiet, { intervals: [400] }).toBe(true);
}
