import { existsSync } from 'node:fs';
import { type Browser, type Page, launch } from 'puppeteer-core';
import { A4, type DrivenBrowser, type OtherBrowser } from './driven-browser';

const PROGRAM = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/** Statements, not a function: Puppeteer calls no function that it is given as text. */
const WRITE_TEXTS = `
  const write = console.error;
  console.error = (...parts) => write(parts.map(String).join(' '));`;

function bodyOf(script: string): string {
  return `(async () => { ${script} })()`;
}

async function elementOf(page: Page, selector: string) {
  const element = await page.$(selector);
  if (!element) throw new Error(`Firefox shows nothing that fits ${selector}.`);
  return element;
}

/** Launches Firefox without a window. Puppeteer speaks WebDriver BiDi with it, so no other program is needed. */
export function launchFirefox(settings: Readonly<Record<string, unknown>> = {}): Promise<Browser> {
  return launch({
    browser: 'firefox',
    executablePath: PROGRAM,
    // The tests are written for English, and reduced motion leaves nothing half drawn.
    extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1, ...settings },
  });
}

async function startFirefox(): Promise<DrivenBrowser> {
  const browser = await launchFirefox();
  const page = await browser.newPage();
  // An error is told by its text, because Puppeteer tells of an object only that it is one.
  await page.evaluateOnNewDocument(WRITE_TEXTS);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    open: async (address) => {
      // Firefox gives a navigation up if the page before has not settled. The empty page in between ends what is left of it.
      await page.goto(address).catch(async () => {
        await page.goto('about:blank');
        await page.goto(address);
      });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: async <Result>(script: string) => (await page.evaluate(bodyOf(script))) as Result,
    click: async (selector) => (await elementOf(page, selector)).click(),
    type: async (selector, text) => (await elementOf(page, selector)).type(text),
    picture: async (selector) => (await elementOf(page, selector)).screenshot({ encoding: 'base64' }),
    print: () => page.pdf(A4),
    repeatsHeads: true,
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}

export const firefox: OtherBrowser = {
  name: 'Firefox ESR',
  missing: existsSync(PROGRAM) ? undefined : `${PROGRAM} (apt-get install firefox-esr, or FIREFOX_PATH)`,
  start: startFirefox,
};
