/**
 * A costly read that many may want at once. Whoever comes while it runs gets the next run, together with all the others who
 * wait, and not the present one, which began before and may miss what they have just written.
 */
export class SharedRun<Result> {
  readonly #work: () => Promise<Result>;
  #running: Promise<Result> | null = null;
  #next: Promise<Result> | null = null;

  constructor(work: () => Promise<Result>) {
    this.#work = work;
  }

  run(): Promise<Result> {
    if (!this.#running) return this.#start();
    this.#next ??= this.#running.then(
      () => this.#startNext(),
      () => this.#startNext(),
    );
    return this.#next;
  }

  #startNext(): Promise<Result> {
    this.#next = null;
    return this.#start();
  }

  #start(): Promise<Result> {
    const run = this.#work().finally(() => {
      if (this.#running === run) this.#running = null;
    });
    this.#running = run;
    return run;
  }
}
