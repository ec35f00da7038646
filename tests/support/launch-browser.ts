import { findChromium } from '@futsal-cup/tools/chromium';
import { chromium, type Browser } from '@playwright/test';

/** The background services of Chromium would reach out of the machine; a test must not. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The machine's own Chromium: Playwright's would be a download. */
export function launchOptions() {
  return { executablePath: findChromium(), args: QUIET };
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions());
}
