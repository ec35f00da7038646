import { expect, test as base, type BrowserContext, type ConsoleMessage, type Page } from '@playwright/test';
import { testStack } from '../../support/stack/test-stack';
import { noteIfStopped } from './stopped-drawing';

/** Collects the errors and foreign requests of a test's pages, which a visitor's browser should never have. */
class Watch {
  readonly #errors: string[] = [];
  readonly #foreign: string[] = [];
  readonly #allowed: RegExp[] = [];

  allow(patterns: readonly RegExp[]): void {
    this.#allowed.push(...patterns);
  }

  follow(context: BrowserContext): void {
    const { site } = testStack();
    context.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#errors.push(error.error().message));
    context.on('request', (request) => {
      const isOurs = request.url().startsWith(site) || request.url().startsWith('data:');
      if (!isOurs) this.#foreign.push(request.url());
    });
  }

  expectQuiet(): void {
    const unexpected = this.#errors.filter((error) => !this.#allowed.some((pattern) => pattern.test(error)));
    expect(unexpected, 'errors in the browser').toEqual([]);
    expect(this.#foreign, 'requests to another origin').toEqual([]);
  }
}

interface Fixtures {
  readonly watch: Watch;
  /** Names the browser errors that the test provokes. Any other error fails the test. */
  readonly allowErrors: (...patterns: readonly RegExp[]) => void;
  /** Opens a page of another person, in a separate browser context. */
  readonly openVisitorPage: () => Promise<Page>;
}

/** A test in a browser. It fails on any error in the console or the page, and on any request to another origin. */
export const test = base.extend<Fixtures>({
  baseURL: async ({}, provide) => provide(testStack().site),
  watch: [
    async ({}, provide) => {
      const watch = new Watch();
      await provide(watch);
      watch.expectQuiet();
    },
    { auto: true },
  ],
  allowErrors: async ({ watch }, provide) => provide((...patterns) => watch.allow(patterns)),
  context: async ({ context, watch }, provide, testInfo) => {
    watch.follow(context);
    await provide(context);
    await noteIfStopped(context, testInfo);
  },
  openVisitorPage: async ({ browser, contextOptions, watch }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext(contextOptions);
      contexts.push(context);
      watch.follow(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

export { expect };
