import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from './clock';
import { selectSnapshot } from './snapshot';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

describe('the clock', () => {
  test('no commit shares its time with an earlier commit or read', () => {
    const clock = new Clock();
    const read = clock.now();
    const commits = [clock.tick(), clock.tick(), clock.tick()];
    expect([read, ...commits]).toEqual([read, read + 1, read + 2, read + 3]);
    expect(clock.now()).toBe(read + 3);
  });

  test('the clock never goes back, even if the machine does', () => {
    const clock = new Clock();
    const before = clock.now();
    vi.setSystemTime(before - 60_000);
    expect(clock.now()).toBe(before);
    expect(clock.tick()).toBe(before + 1);
  });
});

describe('a read-only transaction', () => {
  test('its later reads see the moment of its first', () => {
    const clock = new Clock();
    const { readTime, header } = selectSnapshot(clock, { newTransaction: { readOnly: {} } });
    clock.tick();
    const later = selectSnapshot(clock, { transaction: header.transaction });
    expect(later.readTime.isEqual(readTime)).toBe(true);
    expect(selectSnapshot(clock, {}).readTime.toMillis()).toBe(readTime.toMillis() + 1);
  });

  test('it has expired after a minute', () => {
    const clock = new Clock();
    const { header } = selectSnapshot(clock, { newTransaction: { readOnly: {} } });
    const readLater = () => selectSnapshot(clock, { transaction: header.transaction });
    vi.advanceTimersByTime(60_000);
    expect(readLater).not.toThrow();
    vi.advanceTimersByTime(1);
    expect(readLater).toThrow('transaction has expired');
  });
});
