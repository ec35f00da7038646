import { apiError } from '../platform/api-error';
import { RateLimit, RateLimits } from '../platform/rate-limit';
import { addressKey } from './address-key';

/** What a process takes up, in memory: from one source, so that none keeps the others out, and of all together. */
interface Gate {
  readonly ofSource: RateLimits;
  readonly ofProcess: RateLimit;
}

/** Bounds what counting costs, whatever addresses somebody invents. */
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

/** A source that is refused already takes nothing from the others. */
function pass({ ofSource, ofProcess }: Gate, source: string): void {
  if (ofSource.take(source) && ofProcess.take()) return;
  throw apiError('too_many_attempts', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Refuses what comes too often from an address, or to this process. */
export function refuseFlood(address: string): void {
  pass(strangers, addressKey(address));
}

/** The same for a device or an account that has proved that it is known: no stranger uses up what is there for these. */
export function refuseFloodOfKnown(source: string): void {
  pass(known, source);
}
