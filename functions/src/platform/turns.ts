const LONGEST_WAIT_MS = 10_000;

/**
 * Lets works on the same thing take turns within this process. Nothing relies on it, for there are many processes; it only
 * spares administrators of one cup, who mostly meet in one process, most of their conflicts.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** `whenTooLate` is thrown instead of starting a work whose caller has stopped waiting. */
  async take<Result>(key: string, work: () => Promise<Result>, whenTooLate: () => Error): Promise<Result> {
    const since = performance.now();
    const before = this.#last.get(key);
    let finish = (): void => undefined;
    const mine = new Promise<void>((resolve) => (finish = resolve));
    this.#last.set(key, mine);
    try {
      await before;
      if (performance.now() - since > LONGEST_WAIT_MS) throw whenTooLate();
      return await work();
    } finally {
      finish();
      if (this.#last.get(key) === mine) this.#last.delete(key);
    }
  }
}
