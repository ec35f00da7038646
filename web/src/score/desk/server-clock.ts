/** One answer of the server that told its time; all numbers are milliseconds. */
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

/**
 * The server's clock as this phone knows it (Cristian's algorithm): it stood in the middle of the round trip, within half of it.
 * Of the recent answers the quickest counts.
 */
export class ServerClock {
  #samples: readonly Sample[] = [];
  readonly #phone: () => number;

  constructor(phone: () => number = Date.now) {
    this.#phone = phone;
  }

  take({ sentAt, receivedAt, now }: TimedAnswer): void {
    const sample: Sample = {
      offset: now - (sentAt + receivedAt) / 2,
      error: Math.max(0, receivedAt - sentAt) / 2,
      takenAt: receivedAt,
    };
    // Two samples that cannot both be true: somebody has set the phone's clock, and what was known before is wrong.
    const agrees = (other: Sample) =>
      Math.abs(other.offset - sample.offset) <= other.error + sample.error + 50;
    const isRecent = ({ takenAt }: Sample) => Math.abs(receivedAt - takenAt) < KEEP_MS;
    this.#samples = [...this.#samples.filter((other) => agrees(other) && isRecent(other)), sample].slice(-20);
  }

  /** The server's time now; the phone's own as long as the server has not told its. */
  now(): number {
    const best = this.#samples.reduce<Sample | null>(
      (least, sample) => (least && least.error < sample.error ? least : sample),
      null,
    );
    return Math.round(this.#phone() + (best?.offset ?? 0));
  }
}
