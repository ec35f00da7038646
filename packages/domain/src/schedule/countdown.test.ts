import { describe, expect, it } from 'vitest';
import { countdownParts } from './countdown';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 5, 13, 10);

describe('the countdown', () => {
  it('counts weeks, the days that remain, hours, minutes and seconds', () => {
    const left = 2 * 7 * DAY + 3 * DAY + 4 * HOUR + 5 * MINUTE + 6 * SECOND;
    expect(countdownParts(NOW + left, NOW)).toEqual({ weeks: 2, days: 3, hours: 4, minutes: 5, seconds: 6 });
  });

  it.each([
    [SECOND, { seconds: 1 }],
    [59 * SECOND, { seconds: 59 }],
    [MINUTE, { minutes: 1, seconds: 0 }],
    [HOUR, { hours: 1, minutes: 0 }],
    [DAY, { days: 1, hours: 0 }],
    [7 * DAY - SECOND, { weeks: 0, days: 6, hours: 23, minutes: 59, seconds: 59 }],
    [7 * DAY, { weeks: 1, days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ])('turns over at %i milliseconds', (left, parts) => {
    expect(countdownParts(NOW + left, NOW)).toMatchObject(parts);
  });

  it('counts a second that has begun until it is over', () => {
    expect(countdownParts(NOW + 1, NOW)).toMatchObject({ seconds: 1 });
    expect(countdownParts(NOW + SECOND + 1, NOW)).toMatchObject({ seconds: 2 });
  });

  it('is over at zero, after it, and without a date', () => {
    expect(countdownParts(NOW, NOW)).toBeNull();
    expect(countdownParts(NOW - 1, NOW)).toBeNull();
    expect(countdownParts(NOW - DAY, NOW)).toBeNull();
    expect(countdownParts(Number.NaN, NOW)).toBeNull();
  });
});
