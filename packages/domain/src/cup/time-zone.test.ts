import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isTimeZone } from './is-time-zone';
import { instantOf, todayIn } from './time-zone';

const ZURICH = 'Europe/Zurich';

function instant(date: string, time: string, timeZone: string): string {
  return new Date(instantOf(date, time, timeZone)).toISOString();
}

describe('the instant of a wall-clock time', () => {
  it('is the time itself in UTC', () => {
    expect(instant('2026-06-13', '10:30', 'UTC')).toBe('2026-06-13T10:30:00.000Z');
  });

  it('is an hour earlier in a Swiss winter, and two in summer', () => {
    expect(instant('2026-01-15', '10:30', ZURICH)).toBe('2026-01-15T09:30:00.000Z');
    expect(instant('2026-06-13', '00:30', ZURICH)).toBe('2026-06-12T22:30:00.000Z');
  });

  it('follows offsets of half hours, on both sides of UTC, and the next day across the date line', () => {
    expect(instant('2026-06-13', '10:30', 'Asia/Kolkata')).toBe('2026-06-13T05:00:00.000Z');
    expect(instant('2026-06-13', '20:00', 'America/St_Johns')).toBe('2026-06-13T22:30:00.000Z');
    expect(instant('2026-06-13', '01:00', 'Pacific/Kiritimati')).toBe('2026-06-12T11:00:00.000Z');
  });

  it('is right on both sides of the hour that summer time skips', () => {
    expect(instant('2026-03-29', '01:59', ZURICH)).toBe('2026-03-29T00:59:00.000Z');
    expect(instant('2026-03-29', '03:00', ZURICH)).toBe('2026-03-29T01:00:00.000Z');
    expect(instant('2026-03-29', '18:00', ZURICH)).toBe('2026-03-29T16:00:00.000Z');
    expect(instant('2026-03-28', '18:00', ZURICH)).toBe('2026-03-28T17:00:00.000Z');
  });

  it('reads a time that the clocks skip with the offset from before', () => {
    expect(instant('2026-03-29', '02:30', ZURICH)).toBe('2026-03-29T01:30:00.000Z');
    expect(instant('2026-03-08', '02:15', 'America/New_York')).toBe('2026-03-08T07:15:00.000Z');
  });

  it('takes the first of a time that comes twice', () => {
    expect(instant('2026-10-25', '02:30', ZURICH)).toBe('2026-10-25T00:30:00.000Z');
    expect(instant('2026-10-25', '01:59', ZURICH)).toBe('2026-10-24T23:59:00.000Z');
    expect(instant('2026-10-25', '03:00', ZURICH)).toBe('2026-10-25T02:00:00.000Z');
    expect(instant('2026-11-01', '01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('is no number for a date or time that is none', () => {
    expect(instantOf('', '10:00', 'UTC')).toBeNaN();
    expect(instantOf('2026-06-13', 'noon', ZURICH)).toBeNaN();
  });

  it('asks the zone about a date once, however many matches are played on it', () => {
    const ask = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    for (let minute = 10; minute < 60; minute += 1) instantOf('2031-06-13', `10:${minute}`, ZURICH);
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRestore();
  });

  it('shows the same clock again, for any minute of the year that exists', () => {
    const zones = fc.constantFrom('UTC', ZURICH, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu');
    const minutes = fc.integer({ min: 0, max: 366 * 24 * 60 });
    fc.assert(
      fc.property(zones, minutes, (timeZone, minute) => {
        const now = Date.UTC(2026, 0, 1) + minute * 60_000;
        const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
        const [date = '', time = ''] = format.format(now).split(' ');
        const found = instantOf(date, time, timeZone);
        expect(format.format(found)).toBe(`${date} ${time}`);
        expect(found).toBeLessThanOrEqual(now);
        expect(todayIn(timeZone, now)).toBe(date);
      }),
    );
  });
});

describe('today', () => {
  it('is the day in the time zone', () => {
    const lateInUtc = Date.UTC(2026, 5, 13, 23, 30);
    expect(todayIn('UTC', lateInUtc)).toBe('2026-06-13');
    expect(todayIn(ZURICH, lateInUtc)).toBe('2026-06-14');
    expect(todayIn('America/New_York', Date.UTC(2026, 0, 1, 3))).toBe('2025-12-31');
  });

  it('begins at midnight', () => {
    expect(todayIn(ZURICH, Date.UTC(2026, 5, 12, 22, 0))).toBe('2026-06-13');
    expect(todayIn(ZURICH, Date.UTC(2026, 5, 12, 21, 59, 59))).toBe('2026-06-12');
  });
});

describe('a time zone', () => {
  it.each(['UTC', ZURICH, 'America/Argentina/Buenos_Aires', 'America/Port-au-Prince', 'Etc/GMT+1'])(
    'is %s',
    (name) => {
      expect(isTimeZone(name)).toBe(true);
    },
  );

  it.each(['', 'Zurich', 'Europe/Nowhere', '+01:00', '-05:00', 'Europe/Zurich ', 'UTC+1'])(
    'is not %j',
    (name) => {
      expect(isTimeZone(name)).toBe(false);
    },
  );
});
