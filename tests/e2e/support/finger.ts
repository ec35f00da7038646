import type { Locator } from '@playwright/test';

/** Acts as a person's finger and counts every touch, also those that only put the cursor into a field. */
export class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
  }

  /** Chooses an option of a select element: one touch opens its list, another one takes the option. */
  async choose(select: Locator, option: string): Promise<void> {
    this.taps += 2;
    await select.selectOption(option);
  }
}
