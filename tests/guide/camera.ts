import type { CDPSession, Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntilStill } from '../e2e/support/wait-until-still';

const QUALITY = 55;
/** A phone has several pixels for each pixel of the page; Chromium's own protocol counts pixels of the page. */
const SCALE = 2;

/** The space between the top of a picture and the element that it begins with, in pixels. */
const ABOVE = 12;

/**
 * Turns dates and times into texts for the picture. A phone writes them as its owner does, but Chromium without its language packs
 * writes them as Americans do, whatever the page says.
 */
function drawAsPhonesDo(locale: string): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=date], input[type=time]')) {
    const { type, value } = input;
    input.dataset['before'] = JSON.stringify({ type, value });
    input.type = 'text';
    if (value === '') continue;
    const isDate = type === 'date';
    const moment = new Date(isDate ? value : `1970-01-01T${value}Z`);
    input.value = isDate
      ? moment.toLocaleDateString(locale, {
          day: '2-digit',
          month: '2-digit',
          year: 'numeric',
          timeZone: 'UTC',
        })
      : moment.toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' });
  }
}

function drawAsBefore(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-before]')) {
    Object.assign(input, JSON.parse(input.dataset['before'] ?? '{}'));
    delete input.dataset['before'];
  }
}

/** Takes pictures of a page as WebP, which Playwright itself does not. */
export class Camera {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #folder: string;
  readonly #locale: string;

  private constructor(page: Page, session: CDPSession, folder: string, locale: string) {
    this.#page = page;
    this.#session = session;
    this.#folder = folder;
    this.#locale = locale;
  }

  static async on(page: Page, folder: string, locale: string): Promise<Camera> {
    return new Camera(page, await page.context().newCDPSession(page), folder, locale);
  }

  /** Takes a picture of the window as it is, or scrolled so that `top` is near its upper edge. */
  async take(name: string, top?: Locator): Promise<void> {
    // A person has read the banner by the time of the picture, so the picture shows none.
    const banner = this.#page.locator('[role=status] button').last();
    if ((await banner.count()) > 0) await banner.click();
    await top?.evaluate((element, above) => {
      window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - above });
    }, ABOVE);
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.#page.waitForLoadState('networkidle');
    await waitUntilStill(this.#page);
    await this.#page.evaluate(drawAsPhonesDo, this.#locale);
    const { width, height } = this.#page.viewportSize() ?? { width: 0, height: 0 };
    const [x, y] = await this.#page.evaluate(() => [window.scrollX, window.scrollY] as const);
    const { data } = await this.#session.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x, y, width, height, scale: SCALE },
    });
    await this.#page.evaluate(drawAsBefore);
    await writeFile(join(this.#folder, `${name}.webp`), Buffer.from(data, 'base64'));
  }
}
