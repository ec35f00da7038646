/** Pauses before a call is sent again, in milliseconds; the last one goes on. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** No server has a reason to send a phone away for longer. */
const LONGEST_MS = 5 * 60_000;

/** When the next call may be sent: after growing pauses, or when the server has asked for it. */
export class Pauses {
  #failures = 0;
  /** Until then (`performance.now`) the server wants to hear nothing. */
  #asked = 0;

  succeed(): void {
    this.#failures = 0;
  }

  /** `asked` is what the server's Retry-After said, in milliseconds. */
  fail(asked: number | null): void {
    this.#failures += 1;
    this.#asked = performance.now() + Math.min(asked ?? 0, LONGEST_MS);
  }

  /** Milliseconds until the next call. */
  get next(): number {
    return Math.max(PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length) - 1] ?? 0, this.least);
  }

  /** The same when there is reason to believe that the call would arrive: only what the server asked for is kept. */
  get least(): number {
    return Math.max(0, this.#asked - performance.now());
  }
}
