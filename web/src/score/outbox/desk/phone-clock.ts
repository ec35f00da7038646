/** Less than this is how two clocks of a phone differ by themselves. */
const LEAST_SLEEP_MS = 1_000;

/**
 * A clock that nobody can set: the phone's steady one (`performance.now`), which may stand still while the phone sleeps. How long it
 * slept is read from the time of day, if the page was out of sight meanwhile: then nobody was there to set that.
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

  /** Milliseconds since some moment before the page was opened. */
  now(): number {
    return this.#steady() + this.#slept;
  }

  /** What the phone shows, right or wrong. */
  timeOfDay(): number {
    return this.#timeOfDay();
  }

  /** The page goes out of sight. */
  leave(): void {
    this.#left = { timeOfDay: this.#timeOfDay(), steady: this.#steady() };
  }

  /** The page is in sight again. */
  comeBack(): void {
    if (!this.#left) return;
    const { timeOfDay, steady } = this.#left;
    this.#left = null;
    const slept = this.#timeOfDay() - timeOfDay - (this.#steady() - steady);
    if (slept > LEAST_SLEEP_MS) this.#slept += slept;
  }
}
