import { ROOT } from '@futsal-cup/tools/project';
import { defineConfig } from '@playwright/test';
import { basename, join } from 'node:path';
import { WIDTHS } from './e2e/support/widths';
import { launchOptions } from './support/stack/launch-browser';

/** `npm test` sets this path, reads the reports of all suites, and adds their counts up. */
const report = process.env['FUTSAL_CUP_TEST_REPORT'];

/**
 * In `npm test` a test runs on the phone; the tag `@desktop` runs it on the desktop instead. A test with `@long` runs only in `npm
 * run test:long`, which also runs tests with `@every-width`, which are about the layout, on all other widths. A test with
 * `@every-language` runs only there, and chooses its widths itself.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './support/stack/global-setup.ts',
  // Each suite has a folder of its own, because Playwright empties it first and two suites may run at once.
  outputDir: join(ROOT, '.artifacts', 'browser', basename(report ?? 'by-hand', '.json')),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A test that passes the second time still counts as failed, unless its browser had stopped drawing (stopped-drawing.ts).
  retries: report ? 1 : 0,
  reporter: report ? [['dot'], ['json', { outputFile: report }]] : 'list',
  timeout: 90_000,
  // The limits allow for a machine that is busy with other work.
  expect: { timeout: 30_000 },
  use: {
    launchOptions: launchOptions(),
    locale: 'en-GB',
    actionTimeout: 30_000,
    // Drawing animations takes more of a processor than all the rest, so only a test of motion turns them on.
    contextOptions: { reducedMotion: 'reduce' },
    // A film and the DOM of every step double the time of a test; `--trace on` adds them.
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
