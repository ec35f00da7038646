import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { layOutAll } from './lay-out-all';
import { waitUntilStill } from './wait-until-still';

/**
 * Playwright's builder for axe loads axe twice for each check, which takes longer than the check itself. The tests load their own, newer
 * copy once per page.
 */
const NOTHING_TO_LOAD = 'void 0';
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (isLoaded) return;
  await page.evaluate(AXE);
  // Everything is laid out first. Axe also checks elements that are not laid out yet, and takes them for covered where they exceed
  // the estimated height of their part.
  await layOutAll(page);
}

/** The page in its present state violates none of the rules, or none of `runOnly`. */
async function expectNoViolation(page: Page, runOnly: readonly string[] = []): Promise<void> {
  await waitUntilStill(page);
  await loadAxe(page);
  // The legacy mode needs no second page. It leaves out frames of other origins, which the site does not have.
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

/** The page in its present state violates no rule of WCAG 2.2 AA and none of axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page);
}

/** Checks the light page and the dark page, which differ in nothing but their colours. */
export async function expectAccessibleByDayAndNight(page: Page): Promise<void> {
  await expectNoViolation(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, ['color-contrast', 'link-in-text-block']);
  await page.emulateMedia({ colorScheme: 'light' });
}
