import { expect } from 'vitest';
import type { DrivenBrowser } from './driven-browser';

/** A page that was busy with its first code may need this long on a slow machine. */
const PATIENCE_MS = 30_000;

/** Marks what was found, so that the browser itself can click it. */
const MARK = 'data-wanted';

/** Expressions that find an element of the page in the way a person does. */
const FINDERS = {
  /** A button or link by its text or its label. */
  button: (name: string) =>
    `[...document.querySelectorAll('button, a')].find((element) => element.checkVisibility() && !element.disabled &&
       [element.textContent.trim(), element.getAttribute('aria-label')].includes(${JSON.stringify(name)}))`,
  /** A field by its label. */
  field: (label: string) =>
    `[...document.querySelectorAll('label')].find((element) =>
       element.textContent.trim().startsWith(${JSON.stringify(label)}))?.control`,
} as const;

/** A person who uses a page of the site in a browser. */
export class Person {
  constructor(
    private readonly browser: DrivenBrowser,
    private readonly origin: string,
  ) {}

  open(path: string): Promise<void> {
    return this.browser.open(this.origin + path);
  }

  /** Opens a page and waits for its title and for what it loads at first. */
  async openLoaded(path: string): Promise<void> {
    await this.open(path);
    await this.waitFor(`document.querySelector('h1')?.textContent.trim()`);
    await this.waitFor(`!document.querySelector('[aria-busy="true"]')`);
  }

  /** Waits until an expression is true in the page. */
  async waitFor(expression: string): Promise<void> {
    await expect
      .poll(() => this.browser.run<boolean>(`return Boolean(${expression})`).catch(() => false), {
        timeout: PATIENCE_MS,
        message: `${expression} becomes true`,
      })
      .toBe(true);
  }

  sees(text: string): Promise<void> {
    return this.waitFor(`document.body.innerText.includes(${JSON.stringify(text)})`);
  }

  /** Waits for an element, marks it, and returns the selector of the mark. */
  private async mark(finder: string): Promise<string> {
    await this.waitFor(finder);
    await this.browser.run(`
      document.querySelector('[${MARK}]')?.removeAttribute('${MARK}');
      (${finder}).setAttribute('${MARK}', '');`);
    return `[${MARK}]`;
  }

  async press(name: string): Promise<void> {
    await this.browser.click(await this.mark(FINDERS.button(name)));
  }

  async fill(label: string, text: string): Promise<void> {
    await this.browser.type(await this.mark(FINDERS.field(label)), text);
  }
}
