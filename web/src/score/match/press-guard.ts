const WITHIN_MS = 1_000;

/**
 * Counts the same button once within a second: a thumb that trembles, or somebody who saw nothing happen yet. Who has pressed
 * another one in between means it.
 */
export class PressGuard {
  #last = { button: '', at: -Infinity };

  accepts(button: string, now: number): boolean {
    const { button: last, at } = this.#last;
    if (button === last && Math.abs(now - at) < WITHIN_MS) return false;
    this.#last = { button, at: now };
    return true;
  }
}
