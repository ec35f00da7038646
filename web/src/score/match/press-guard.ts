const WITHIN_MS = 1_000;

/** Counts the same button once within a second: a thumb that trembles, or somebody who saw nothing happen yet. */
export class PressGuard {
  readonly #pressedAt = new Map<string, number>();

  accepts(button: string, now: number): boolean {
    const last = this.#pressedAt.get(button);
    if (last !== undefined && now - last >= 0 && now - last < WITHIN_MS) return false;
    this.#pressedAt.set(button, now);
    return true;
  }
}
