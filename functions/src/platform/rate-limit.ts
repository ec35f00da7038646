import { lru } from 'tiny-lru';
import type { Clock } from './environment';

interface RateLimitOptions {
  readonly perSecond: number;
  /** How many events may happen at once after a quiet time. */
  readonly burst: number;
  readonly clock: Clock;
}

/** Limits how often something happens in this process: a bucket of tokens that fills at a steady rate. */
export class RateLimit {
  readonly #options: RateLimitOptions;
  #tokens: number;
  #filledAt: number;

  constructor(options: RateLimitOptions) {
    this.#options = options;
    this.#tokens = options.burst;
    this.#filledAt = options.clock();
  }

  /** Whether the event may happen now; if so, it is counted. */
  take(): boolean {
    const { perSecond, burst, clock } = this.#options;
    const now = clock();
    const filled = ((now - this.#filledAt) / 1_000) * perSecond;
    this.#tokens = Math.min(burst, this.#tokens + Math.max(0, filled));
    this.#filledAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}

/** The number of most recent subjects whose limits are kept in memory; they take about a megabyte. */
const MAX_SUBJECTS = 10_000;

/** Limits how often something happens for each of many subjects, which all have the same limit. */
export class RateLimits {
  readonly #options: RateLimitOptions;
  readonly #limits = lru<RateLimit>(MAX_SUBJECTS);

  constructor(options: RateLimitOptions) {
    this.#options = options;
  }

  /** Whether the event may happen now for this subject; if so, it is counted. */
  take(subject: string): boolean {
    const limit = this.#limits.get(subject) ?? new RateLimit(this.#options);
    this.#limits.set(subject, limit);
    return limit.take();
  }
}
