import { PhoneClock } from './phone-clock';

/**
 * An answer of the server with its time. `sentAt` and `receivedAt` are readings of the phone's steady clock. All values are milliseconds.
 */
export interface TimedAnswer {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The server's time at a moment between sending and receiving. */
  readonly now: number;
}

interface Sample {
  readonly offset: number;
  /** Half the round trip, which is the largest possible error of the offset. */
  readonly error: number;
  readonly takenAt: number;
}

/**
 * Clocks of phones drift by less than a millisecond a minute, so a sample of this age is still better than a new sample
 * from a slow call.
 */
const KEEP_MS = 10 * 60_000;

const MOST_SAMPLES = 20;

/** The offsets of two correct samples may differ by the sum of their errors and by up to this much more. */
const TOLERANCE_MS = 50;

/**
 * Estimates the server's clock with Cristian's algorithm, which assumes that the server read its time in the middle of the round trip. Of
 * the recent answers, the one with the shortest round trip counts. Changing the phone's time does not affect the estimate.
 */
export class ServerClock {
  readonly phone: PhoneClock;
  #samples: readonly Sample[] = [];
  /** The present estimate of the offset; until the first answer it comes from the phone's time of day. */
  #assumed: number;

  /** `ahead` is the stored difference between the server's time and the phone's time of day, from the last visit. */
  constructor(phone = new PhoneClock(), ahead = 0) {
    this.phone = phone;
    this.#assumed = phone.timeOfDay() + ahead - phone.now();
  }

  take({ sentAt, receivedAt, now }: TimedAnswer): void {
    const sample: Sample = {
      offset: now - (sentAt + receivedAt) / 2,
      error: Math.max(0, receivedAt - sentAt) / 2,
      takenAt: receivedAt,
    };
    // If two samples contradict each other, the phone has slept for longer or shorter than it seemed, and the newer
    // sample is right.
    const agrees = (other: Sample) =>
      Math.abs(other.offset - sample.offset) <= other.error + sample.error + TOLERANCE_MS;
    const isRecent = ({ takenAt }: Sample) => receivedAt - takenAt < KEEP_MS;
    const others = this.#samples.filter((other) => agrees(other) && isRecent(other));
    this.#samples = [...others, sample].slice(-MOST_SAMPLES);
    this.#assumed = this.#best(sample).offset;
  }

  /** Returns the server's time now. Until the first answer of the server, it is an estimate from the phone's time. */
  now(): number {
    return Math.round(this.phone.now() + this.#assumed);
  }

  /** Returns by how much the server is ahead of the phone's time of day. */
  get ahead(): number {
    return this.now() - this.phone.timeOfDay();
  }

  #best(latest: Sample): Sample {
    return this.#samples.reduce((best, sample) => (sample.error < best.error ? sample : best), latest);
  }
}
