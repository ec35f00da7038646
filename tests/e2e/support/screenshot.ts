import { ROOT } from '@futsal-cup/tools/project';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** Keeps a picture of the whole page under `.artifacts/screenshots/NAME.png` for a person to look at; of an open modal, the window. */
export async function keepScreenshot(page: Page, name: string): Promise<void> {
  const path = join(ROOT, '.artifacts', 'screenshots', `${name}.png`);
  await mkdir(dirname(path), { recursive: true });
  const hasModal = (await page.locator('dialog[open]').count()) > 0;
  await page.screenshot({ path, fullPage: !hasModal });
}
