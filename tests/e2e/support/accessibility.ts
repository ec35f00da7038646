import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { layOutAll } from './lay-out-all';
import { waitUntilStill } from './wait-until-still';

/** The builder loads axe twice at each look, which takes longer than the look itself. Ours is loaded once a page; it is newer, too. */
const NOTHING_TO_LOAD = 'void 0';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (isLoaded) return;
  await page.evaluate(AXE);
  // Axe asks where the elements are of what is not laid out, too, and takes them for covered where they exceed the guessed height.
  await layOutAll(page);
}

/** No violation of all rules, or of some, on the page as it stands. */
async function expectNoViolation(page: Page, runOnly: readonly string[] = []): Promise<void> {
  await waitUntilStill(page);
  await loadAxe(page);
  // The legacy mode leaves out frames of other origins, which we have not, and needs no second page for that.
  const { violations } = await new AxeBuilder({ page, axeSource: NOTHING_TO_LOAD })
    .options({
      resultTypes: ['violations'],
      ...(runOnly.length > 0 && { runOnly: { type: 'rule', values: [...runOnly] } }),
    })
    .setLegacyMode()
    .analyze();
  const readable = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(readable, 'what axe objects to').toEqual([]);
}

/** WCAG 2.2 AA and axe's best practices: no violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page);
}

/** The same on light and dark pages, which differ in nothing but their colours. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
}
