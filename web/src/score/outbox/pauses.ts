/** The pauses before a call is repeated, in milliseconds; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** A server has no reason to ask a phone for a longer pause. */
const LONGEST_MS = 5 * 60_000;

/** Computes when the next call may be sent: after growing pauses, and not before the server's Retry-After. */
export class Pauses {
  #failures = 0;
  /** The server accepts no call before this time (`performance.now`). */
  #asked = 0;

  succeed(): void {
    this.#failures = 0;
  }

  /** `asked` is the server's Retry-After in milliseconds. */
  fail(asked: number | null): void {
    this.#failures += 1;
    this.#asked = performance.now() + Math.min(asked ?? 0, LONGEST_MS);
  }

  /** Milliseconds until the next call. */
  get next(): number {
    return Math.max(PAUSES_MS[Math.min(this.#failures, PAUSES_MS.length) - 1] ?? 0, this.least);
  }

  /** The milliseconds until the next call if it is likely to arrive; then only Retry-After counts. */
  get least(): number {
    return Math.max(0, this.#asked - performance.now());
  }
}
