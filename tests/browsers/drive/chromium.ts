import { launchBrowser } from '../../support/stack/launch-browser';
import { A4, type DrivenBrowser, type OtherBrowser } from './driven-browser';

/** Starts the Chromium of all other browser tests, for what is compared between the browsers. */
async function startChromium(): Promise<DrivenBrowser> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return {
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: (script) => page.evaluate(`(async () => { ${script} })()`),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    picture: async (selector) => (await page.locator(selector).screenshot()).toString('base64'),
    print: () => page.pdf({ ...A4, preferCSSPageSize: true }),
    repeatsHeads: true,
    errors: () => Promise.resolve(errors),
    close: () => browser.close(),
  };
}

export const chromium: OtherBrowser = { name: 'Chromium', missing: undefined, start: startChromium };
