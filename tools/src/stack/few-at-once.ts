/** Lets a limited number of calls run at a time. The others queue in order, for a limited time. */
export class FewAtOnce {
  readonly #most: number;
  readonly #longestWaitMs: number;
  readonly #waiting: (() => void)[] = [];
  #inside = 0;

  constructor(most: number, longestWaitMs: number) {
    this.#most = most;
    this.#longestWaitMs = longestWaitMs;
  }

  /** Resolves with true when it is the caller's turn, which ends with `leave`; with false after too long a wait. */
  enter(): Promise<boolean> {
    if (this.#inside < this.#most) {
      this.#inside += 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(true);
      };
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(begin), 1);
        resolve(false);
      }, this.#longestWaitMs);
      this.#waiting.push(begin);
    });
  }

  /** Ends a turn; the next one begins. */
  leave(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#inside -= 1;
  }
}
