import type { Browser, Request, Response } from '@playwright/test';
import { gzipSync } from 'node:zlib';

/** The gzipped bytes that a browser with an empty cache loads for the first view of a page. */
export interface FirstView {
  readonly path: string;
  readonly javascript: number;
  readonly css: number;
  readonly fonts: number;
  readonly html: number;
  readonly requests: number;
  /** Addresses outside the site's origin; there must be none. */
  readonly foreign: readonly string[];
}

/** The first view of a page may load this many gzipped bytes of JavaScript. */
export const MAX_JAVASCRIPT_BYTES = 120_000;
/** The pages for signing in have only a form, and the frame that can show a message to everybody. */
export const MAX_SESSION_JAVASCRIPT_BYTES = 125_250;
export const MAX_SESSION_REQUESTS = 20;
export const MAX_CSS_BYTES = 20_000;

const PHONE = { width: 360, height: 740 };

interface Loaded {
  readonly kind: string;
  readonly bytes: number;
}

function isForeign(origin: string, request: Request): boolean {
  return !request.url().startsWith(origin) && !/^(data|blob):/.test(request.url());
}

async function weigh(response: Response): Promise<Loaded> {
  const kind = response.request().resourceType();
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { kind, bytes: kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length };
}

function sum(loaded: readonly Loaded[], kind: string): number {
  return loaded.filter((item) => item.kind === kind).reduce((bytes, item) => bytes + item.bytes, 0);
}

/** The languages of visitors' browsers. The texts of each are files of their own, and those in French are the largest. */
export const LOCALES = ['en-GB', 'de-CH', 'fr-CH', 'it-CH'] as const;
type Locale = (typeof LOCALES)[number];

/** Opens a page on a phone with nothing stored, in the language of its browser, and waits until it sends no more requests. */
export async function measureFirstView(
  browser: Browser,
  origin: string,
  path: string,
  locale: Locale = 'en-GB',
): Promise<FirstView> {
  const context = await browser.newContext({ viewport: PHONE, locale });
  const page = await context.newPage();
  const responses: Promise<Loaded>[] = [];
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (isForeign(origin, request)) foreign.push(request.url());
  });
  page.on('response', (response) => responses.push(weigh(response)));
  try {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' });
    await page.locator('h1').first().waitFor();
    const loaded = await Promise.all(responses);
    return {
      path,
      javascript: sum(loaded, 'script'),
      css: sum(loaded, 'stylesheet'),
      fonts: sum(loaded, 'font'),
      html: sum(loaded, 'document'),
      requests: loaded.length,
      foreign,
    };
  } finally {
    await context.close();
  }
}
