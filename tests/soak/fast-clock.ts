import type { Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';

interface FastClock {
  /** The instant at which the clock of the device starts. */
  readonly start: number;
  /** By how much it is ahead of the clock of the server. */
  readonly isAheadBy: number;
}

declare global {
  interface Window {
    fastClock: FastClock;
    passTo: (instant: number) => Promise<void>;
  }
}

/** Gives every document of the page a clock of its own, which stands still until `passTo` moves it (page-clock.mjs). */
export async function installFastClock(page: Page, clock: FastClock): Promise<void> {
  await page.addInitScript((given) => void (window.fastClock = given), clock);
  await page.addInitScript({ path: fileURLToPath(new URL('./page-clock.mjs', import.meta.url)) });
}
