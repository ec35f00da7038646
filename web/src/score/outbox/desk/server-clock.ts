import { PhoneClock } from './phone-clock';

/** One answer of the server that told its time. The first two are readings of the phone's steady clock; all are milliseconds. */
export interface TimedAnswer {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** What the server's clock showed in between. */
  readonly now: number;
}

interface Sample {
  readonly offset: number;
  /** Half the round trip: the offset is off by no more. */
  readonly error: number;
  readonly takenAt: number;
}

/** Clocks of phones drift by less than a millisecond a minute; a sample of this age is still better than a slow one of now. */
const KEEP_MS = 10 * 60_000;

const MOST_SAMPLES = 20;

/** By so much two samples may differ without one of them being wrong. */
const TOLERANCE_MS = 50;

/**
 * The server's clock as this phone knows it (Cristian's algorithm): it stood in the middle of the round trip, within half of it.
 * Of the recent answers the quickest counts. Nobody moves it by setting the phone's clock.
 */
export class ServerClock {
  readonly phone: PhoneClock;
  #samples: readonly Sample[] = [];
  /** The offset until the server has told its time. */
  #assumed: number;

  /** `ahead` is by how much the server was ahead of the phone's time of day when the page was open last. */
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
    // Two samples that cannot both be true: the phone slept for longer or shorter than it seemed, and the newer one is right.
    const agrees = (other: Sample) =>
      Math.abs(other.offset - sample.offset) <= other.error + sample.error + TOLERANCE_MS;
    const isRecent = ({ takenAt }: Sample) => receivedAt - takenAt < KEEP_MS;
    const others = this.#samples.filter((other) => agrees(other) && isRecent(other));
    this.#samples = [...others, sample].slice(-MOST_SAMPLES);
    this.#assumed = this.#best(sample).offset;
  }

  /** The server's time now; the phone's own as long as the server has never told its. */
  now(): number {
    return Math.round(this.phone.now() + this.#assumed);
  }

  /** By how much the server is ahead of the phone's time of day. */
  get ahead(): number {
    return this.now() - this.phone.timeOfDay();
  }

  #best(latest: Sample): Sample {
    return this.#samples.reduce((best, sample) => (sample.error < best.error ? sample : best), latest);
  }
}
