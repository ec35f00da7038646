import type { Page } from '@playwright/test';

const MOST_STEPS = 150;

/** Returns the name of the element in focus, as a screen reader says it. */
function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    const label = 'labels' in element ? (element.labels as NodeListOf<HTMLElement> | null)?.[0] : undefined;
    const said = (label ?? element).cloneNode(true) as HTMLElement;
    for (const silent of said.querySelectorAll('[aria-hidden]')) silent.remove();
    return (element.getAttribute('aria-label') ?? said.textContent).trim();
  });
}

/** A person who uses the keyboard and nothing else. */
export class KeyboardUser {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Steps through the page until the control of this name is in focus. */
  async goTo(name: string, direction: 'forward' | 'back' = 'forward'): Promise<void> {
    const key = direction === 'forward' ? 'Tab' : 'Shift+Tab';
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if ((await focusedName(this.#page)) === name) return;
      await this.#page.keyboard.press(key);
    }
    throw new Error(`The keyboard does not reach "${name}"`);
  }

  async press(name: string, direction?: 'forward' | 'back'): Promise<void> {
    await this.goTo(name, direction);
    await this.#page.keyboard.press('Enter');
  }

  async fill(name: string, text: string, direction?: 'forward' | 'back'): Promise<void> {
    await this.goTo(name, direction);
    await this.#page.keyboard.press('ControlOrMeta+A');
    await this.#page.keyboard.type(text);
  }

  /** Chooses in a list by the beginning of the option's name, or types a date or time. */
  async type(name: string, text: string, direction?: 'forward' | 'back'): Promise<void> {
    await this.goTo(name, direction);
    await this.#page.keyboard.type(text);
  }

  async key(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }
}
