import { ROOT } from '@futsal-cup/tools/project';
import type { Page } from '@playwright/test';
import { join } from 'node:path';

/** Pictures are for people, so `npm test` takes none; FUTSAL_CUP_SCREENSHOTS turns them on. */
const isWanted = process.env['FUTSAL_CUP_SCREENSHOTS'] !== undefined;

/** Saves a picture as `.artifacts/screenshots/NAME.jpg` for a person to look at: of the whole page, or of the window if a modal is open. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  if (!isWanted) return;
  const path = join(ROOT, '.artifacts', 'screenshots', `${name}.jpg`);
  const hasModal = (await page.locator('dialog[open]').count()) > 0;
  await page.screenshot({ path, quality: 80, fullPage: !hasModal });
}
