import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { keepScreenshot } from './screenshot';

/** The topmost open modal. */
export function modal(page: Page): Locator {
  return page.locator('dialog[open]').last();
}

/** What the message banner says: an error, or the news of a success. */
export function errorBanner(page: Page): Locator {
  return page.locator('[role="alert"] p');
}

export function successBanner(page: Page): Locator {
  return page.locator('[role="status"] p');
}

/** A button of the page by its exact name. */
export function button(place: Page | Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}

/**
 * Looks the screen over as it stands: nothing that axe objects to, and a picture for a person to look at where one is asked for.
 */
export async function inspect(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await keepScreenshot(page, `admin-${name}-${page.viewportSize()?.width}`);
}
