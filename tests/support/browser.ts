import { findChromium } from '@futsal-cup/tools/chromium';
import { chromium, type Browser, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };
export const VIEWPORTS = { phone: PHONE, desktop: DESKTOP } as const;
export type Viewport = keyof typeof VIEWPORTS;

/** The background services of Chromium would reach out of the machine; a test must not. */
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: QUIET });
}

/** A page of its own context (own storage) that remembers every console error and every request to elsewhere. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Fails when the page logged an error or asked another origin. `expected` are patterns of allowed errors. */
  expectQuiet(expected?: readonly RegExp[]): void;
  close(): Promise<void>;
}

export async function openPage(browser: Browser, viewport: Viewport): Promise<WatchedPage> {
  const { site } = inject('stack');
  const context = await browser.newContext({
    baseURL: site,
    viewport: VIEWPORTS[viewport],
    hasTouch: viewport === 'phone',
    locale: 'en-GB',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  const foreign: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  return {
    page,
    context,
    expectQuiet: (expected = []) => {
      expect(errors.filter((error) => !expected.some((pattern) => pattern.test(error)))).toEqual([]);
      expect(foreign).toEqual([]);
    },
    close: () => context.close(),
  };
}
