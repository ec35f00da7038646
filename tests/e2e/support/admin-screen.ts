import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { keepScreenshot } from './screenshot';

/** Finds the topmost open modal. */
export function modal(page: Page): Locator {
  return page.locator('dialog[open]').last();
}

/** Finds the message banner, which shows an error or the news of a success. */
export function errorBanner(page: Page): Locator {
  return page.locator('[role="alert"] p');
}

export function successBanner(page: Page): Locator {
  return page.locator('[role="status"] p');
}

/** Finds a button of the page by its exact name. */
export function button(place: Page | Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}

/** Checks the screen in its present state with axe, and takes a picture for a person to look at if one is asked for. */
export async function inspect(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  await keepScreenshot(page, `admin-${name}-${page.viewportSize()?.width}`);
}
