/**
 * The server's time in whole milliseconds. No commit ever shares its time with an earlier commit or read, so a document's
 * update time tells its versions apart and "changed after it was read" is exactly "updated later than read".
 */
export class Clock {
  #latest = 0;

  /** The time of a read: not before any commit so far. */
  now(): number {
    this.#latest = Math.max(Date.now(), this.#latest);
    return this.#latest;
  }

  /** The time of a commit: after every commit and read so far. */
  tick(): number {
    this.#latest = Math.max(Date.now(), this.#latest + 1);
    return this.#latest;
  }
}
