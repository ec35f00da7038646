const LONGEST_WAIT_MS = 10_000;

/**
 * Runs work with the same key one after the other within this process. Correctness does not depend on it, because there are many
 * processes; it only avoids most conflicts between administrators of one cup, whose calls mostly reach the same process.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Runs `work` in its turn. After a long wait the caller has given up, so `whenTooLate` is thrown and `work` does not start. */
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

/**
 * A read that takes longer than this may never end, for example on a broken connection to Firestore. Then the next caller starts another
 * read.
 */
const LONGEST_SHARED_MS = 3_000;

/**
 * A read that many callers share. Callers who come while it runs share the next run: the present run began before they came, and may miss
 * what they have just written.
 */
export class SharedRun<Result> {
  readonly #work: () => Promise<Result>;
  #running: Promise<Result> | null = null;
  #next: Promise<Result> | null = null;
  #startedAt = 0;

  constructor(work: () => Promise<Result>) {
    this.#work = work;
  }

  get isIdle(): boolean {
    return this.#running === null && this.#next === null;
  }

  run(): Promise<Result> {
    if (!this.#running || performance.now() - this.#startedAt > LONGEST_SHARED_MS) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#start(),
      () => this.#start(),
    );
    return this.#next;
  }

  #start(): Promise<Result> {
    this.#next = null;
    this.#startedAt = performance.now();
    const run = this.#work().finally(() => {
      if (this.#running === run) this.#running = null;
    });
    this.#running = run;
    return run;
  }
}
