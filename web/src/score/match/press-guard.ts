const WITHIN_MS = 1_000;

/**
 * Ignores a second press of the same button within a second: a thumb may tremble, or the person has not seen the effect
 * yet. A press of another button in between shows that the repetition is intended.
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
