import type { Page } from '@playwright/test';

/**
 * Lays out the page as if all of it were near the window. Otherwise distant content has an estimated height, and anything beyond
 * that height is cut off and not counted.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}
