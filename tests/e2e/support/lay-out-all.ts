import { expect, type Page } from '@playwright/test';

/**
 * Has the page laid out as if all of it were near the window. What is far from it has a guessed height before, and what reaches
 * beyond it is cut off and not counted. The tables that have their places already, and come one in a frame, are waited for.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(page.locator('main [style*="--height"]:empty')).toHaveCount(0);
}
