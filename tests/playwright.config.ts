import { ROOT } from '@futsal-cup/tools/project';
import { defineConfig } from '@playwright/test';
import { basename, join } from 'node:path';
import { WIDTHS } from './e2e/support/widths';
import { launchOptions } from './support/stack/launch-browser';

/** Set by `npm test`, which adds the counts up. */
const report = process.env['FUTSAL_CUP_TEST_REPORT'];

/**
 * In `npm test` a test runs on the phone unless a tag says otherwise: `@desktop` runs it there instead. `@long` leaves it to
 * `npm run test:long`, which also runs those with `@every-width`, which are about the layout, on all other widths. `@every-language`
 * runs there only, and chooses its widths itself.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/global-setup.ts',
  // Of its own for each suite: Playwright empties it first, and two suites may run at once.
  outputDir: join(ROOT, '.artifacts', 'browser', basename(report ?? 'by-hand', '.json')),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time counts as failed all the same, but for one whose browser stopped drawing (stopped-drawing.ts).
  retries: report ? 1 : 0,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  timeout: 90_000,
  // Limits for a machine with more to do than this.
  expect: { timeout: 30_000 },
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    actionTimeout: 30_000,
    // To draw what moves takes more of a processor than all the rest. A test of motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    // With a film and the DOM of every step, a trace doubles the time of a test. Who needs them adds `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@(desktop|long|every-language)\b/,
      use: { viewport: WIDTHS.phone, hasTouch: true },
    },
    { name: 'tablet', grep: /@every-width\b/, use: { viewport: WIDTHS.tablet } },
    { name: 'laptop', grep: /@every-width\b/, use: { viewport: WIDTHS.laptop } },
    { name: 'languages', grep: /@every-language\b/, use: { viewport: WIDTHS.phone, hasTouch: true } },
    {
      name: 'desktop',
      grep: /@desktop\b/,
      grepInvert: /@long\b/,
      use: { viewport: WIDTHS.desktop },
    },
    {
      name: 'phone-long',
      grep: /@long\b/,
      grepInvert: /@desktop\b/,
      use: { viewport: WIDTHS.phone, hasTouch: true },
    },
    {
      name: 'desktop-long',
      grep: /^(?=.*@long\b)(?=.*@desktop\b)/,
      use: { viewport: WIDTHS.desktop },
    },
    { name: 'desktop-layout', grep: /@every-width\b/, use: { viewport: WIDTHS.desktop } },
  ],
});
