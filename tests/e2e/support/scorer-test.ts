import type { Page } from '@playwright/test';
import { expect, test as base } from './test';

/** The smallest phone that scorers have. */
const SMALL_PHONE = { width: 360, height: 640 };

/** The actions of a scorer on the page of the scorers. */
export class ScorerPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scans the code, enters a name, and waits until the match is shown. */
  async open(key: string, name = 'Rita'): Promise<void> {
    await this.page.goto(`/score#k=${key}`);
    await this.page.getByLabel('Your name').fill(name);
    await this.tap('Start');
    await expect(this.page.getByText('All matches').or(this.button('All matches'))).toBeVisible();
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  async tap(name: string): Promise<void> {
    await this.button(name).tap();
  }

  /** Starts the match, and waits until the page shows the entry: before the entry is stored, the page still says that all is sent. */
  async start(): Promise<void> {
    await this.tap('Start match');
    await expect(this.page.getByText('Stop clock')).toBeVisible();
  }

  /** Enters a goal without the name of its scorer. */
  async goal(team: string): Promise<void> {
    await this.tap(`Goal for ${team}`);
    await this.tap('Unknown');
  }

  async expectScore(local: number, visitor: number): Promise<void> {
    await expect(this.page.getByTestId('goals-local')).toHaveText(String(local));
    await expect(this.page.getByTestId('goals-visitor')).toHaveText(String(visitor));
  }

  /** Waits until the page is cached on the device and would open without a network. */
  async expectKept(): Promise<void> {
    await this.page.evaluate(() => navigator.serviceWorker.ready);
  }

  async expectAllSent(): Promise<void> {
    await expect(this.page.getByText('All sent')).toBeVisible();
  }

  /** Waits for a second, because the same button counts only once a second. */
  async waitASecond(): Promise<void> {
    await this.page.waitForTimeout(1_050);
  }
}

/** A test on a scorer's phone. */
export const test = base.extend<{ readonly scorer: ScorerPage }>({
  viewport: SMALL_PHONE,
  scorer: async ({ page }, provide) => provide(new ScorerPage(page)),
});

export { expect };
