import { describe, expect, it } from 'vitest';
import { RateLimit, RateLimits } from './rate-limit';

function limitAt(start: number) {
  const time = { now: start };
  const limit = new RateLimit({ perSecond: 2, burst: 5, clock: () => time.now });
  const takeTimes = (times: number) =>
    Array.from({ length: times }, () => limit.take()).filter(Boolean).length;
  return { time, takeTimes };
}

describe('a rate limit', () => {
  it('lets a burst through, and then its rate', () => {
    const { time, takeTimes } = limitAt(1_000);
    expect(takeTimes(8)).toBe(5);
    time.now += 1_000;
    expect(takeTimes(8)).toBe(2);
    time.now += 499;
    expect(takeTimes(1)).toBe(0);
    time.now += 1;
    expect(takeTimes(2)).toBe(1);
  });

  it('saves up no more than a burst, and loses nothing when the clock goes back', () => {
    const { time, takeTimes } = limitAt(1_000);
    time.now += 60_000;
    expect(takeTimes(8)).toBe(5);
    time.now -= 30_000;
    expect(takeTimes(1)).toBe(0);
    time.now += 1_000;
    expect(takeTimes(8)).toBe(2);
  });
});

describe('rate limits of many', () => {
  it('are one for each', () => {
    const limits = new RateLimits({ perSecond: 1, burst: 2, clock: () => 0 });
    expect([limits.take('a'), limits.take('a'), limits.take('a')]).toEqual([true, true, false]);
    expect(limits.take('b')).toBe(true);
  });
});
