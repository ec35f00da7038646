import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { waitUntilStill } from './wait-until-still';

/** WCAG 2.2 AA and axe's best practices: no violation on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await waitUntilStill(page);
  // The builder that runs on Node 20 brings an older axe. Its legacy mode needs no second page, and we have no frames.
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze();
  const readable = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')}`).join('\n')}`,
  );
  expect(readable, 'what axe objects to').toEqual([]);
}
