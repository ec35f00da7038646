import { apiError } from '../platform/api-error';
import { RateLimit, RateLimits } from '../platform/rate-limit';
import { addressKey } from './address-key';

/** The limits of one process, in memory: one for each source, so that no source blocks the others, and one for all together. */
interface Gate {
  readonly ofSource: RateLimits;
  readonly ofProcess: RateLimit;
}

/** The limit of the whole process bounds the cost of counting, however many addresses an attacker uses. */
const OF_PROCESS = { perSecond: 30, burst: 300, clock: Date.now };

const strangers: Gate = {
  ofSource: new RateLimits({ perSecond: 1, burst: 100, clock: Date.now }),
  ofProcess: new RateLimit(OF_PROCESS),
};

const known: Gate = {
  ofSource: new RateLimits({ perSecond: 1, burst: 20, clock: Date.now }),
  ofProcess: new RateLimit(OF_PROCESS),
};

const RETRY_AFTER_SECONDS = 10;

/** The limit of the source is checked first, so that a source over its own limit uses up nothing of the limit for all sources. */
function pass({ ofSource, ofProcess }: Gate, source: string): void {
  if (ofSource.take(source) && ofProcess.take()) return;
  throw apiError('too_many_attempts', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Refuses a request when its address sends too many, or when this process gets too many. */
export function refuseFlood(address: string): void {
  pass(strangers, addressKey(address));
}

/** Refuses a request of a device or an account that is proven to be known, by limits of its own, so that strangers cannot use them up. */
export function refuseFloodOfKnown(source: string): void {
  pass(known, source);
}
