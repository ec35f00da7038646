import { expect, type Locator, type Page } from '@playwright/test';

/** Goes to the foot of a page, again when a part that was still to come has pushed it out of view, and waits for its content. */
export async function scrollToFooter(page: Page): Promise<Locator> {
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('link').first()).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  return footer;
}
