/** The two clocks of a phone may differ by this much although the phone has not slept. */
const LEAST_SLEEP_MS = 1_000;

/**
 * This clock does not follow changes of the phone's time. It is the steady clock (`performance.now`), which may stand still while the phone
 * sleeps. The length of the sleep is computed from the time of day, but only if the page was hidden meanwhile; the clock assumes that
 * nobody sets the time of day while the page is hidden.
 */
export class PhoneClock {
  readonly #timeOfDay: () => number;
  readonly #steady: () => number;
  #slept = 0;
  #left: { readonly timeOfDay: number; readonly steady: number } | null = null;

  constructor(timeOfDay: () => number = Date.now, steady: () => number = () => performance.now()) {
    this.#timeOfDay = timeOfDay;
    this.#steady = steady;
  }

  /** Returns milliseconds since some moment before the page was opened. */
  now(): number {
    return this.#steady() + this.#slept;
  }

  /** Returns the time that the phone shows, right or wrong. */
  timeOfDay(): number {
    return this.#timeOfDay();
  }

  /** Call this when the page is hidden. */
  leave(): void {
    this.#left = { timeOfDay: this.#timeOfDay(), steady: this.#steady() };
  }

  /** Call this when the page is visible again. */
  comeBack(): void {
    if (!this.#left) return;
    const { timeOfDay, steady } = this.#left;
    this.#left = null;
    const slept = this.#timeOfDay() - timeOfDay - (this.#steady() - steady);
    if (slept > LEAST_SLEEP_MS) this.#slept += slept;
  }
}
