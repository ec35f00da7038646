import type { CDPSession, Locator, Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitUntilStill } from '../e2e/support/wait-until-still';

const QUALITY = 55;

/** Below this bar at the top of the window, in pixels. */
const ABOVE = 12;

/** Takes pictures of a page as WebP, which Playwright itself does not. */
export class Camera {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #folder: string;

  private constructor(page: Page, session: CDPSession, folder: string) {
    this.#page = page;
    this.#session = session;
    this.#folder = folder;
  }

  static async on(page: Page, folder: string): Promise<Camera> {
    return new Camera(page, await page.context().newCDPSession(page), folder);
  }

  /** The window as it stands, or scrolled so that `top` is its first line. */
  async take(name: string, top?: Locator): Promise<void> {
    await top?.evaluate((element, above) => {
      window.scrollTo({ top: element.getBoundingClientRect().top + window.scrollY - above });
    }, ABOVE);
    await this.#page.evaluate(() => document.fonts.ready.then(() => undefined));
    await this.#page.waitForLoadState('networkidle');
    await waitUntilStill(this.#page);
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    await writeFile(join(this.#folder, `${name}.webp`), Buffer.from(data, 'base64'));
  }
}
