import { Timestamp } from 'firebase-admin/firestore';
import type { WireTimestamp } from './wire';

/**
 * The server's time in whole milliseconds. No commit shares its time with an earlier commit or read, so the update time
 * tells the versions of a document apart, and a later commit never changes what a reader has seen.
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

export function toWireTimestamp(time: Timestamp): WireTimestamp {
  return { seconds: String(time.seconds), nanos: time.nanoseconds } as unknown as WireTimestamp;
}

export function fromWireTimestamp(time: WireTimestamp): Timestamp {
  return new Timestamp(Number(time.seconds ?? 0), time.nanos ?? 0);
}
