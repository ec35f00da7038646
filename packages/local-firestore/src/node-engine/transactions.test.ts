import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Clock } from './clock';
import { Transactions } from './transactions';

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

  test('it never goes back, even if the machine does', () => {
    const clock = new Clock();
    const before = clock.now();
    vi.setSystemTime(before - 60_000);
    expect(clock.now()).toBe(before);
    expect(clock.tick()).toBe(before + 1);
  });
});

describe('open transactions', () => {
  test('one that was begun is found until it ends', () => {
    const transactions = new Transactions(new Clock());
    const { id } = transactions.begin({ readWrite: {} });
    expect(transactions.find(id).isReadOnly).toBe(false);
    transactions.end(id);
    expect(() => transactions.find(id)).toThrow('transaction has expired');
  });

  test('one that nobody ends is forgotten after a minute', () => {
    const transactions = new Transactions(new Clock());
    const { id: forgotten } = transactions.begin({ readOnly: {} });
    vi.advanceTimersByTime(30_000);
    const { id: younger } = transactions.begin({ readWrite: {} });
    vi.advanceTimersByTime(30_001);
    expect(() => transactions.find(forgotten)).toThrow('transaction has expired');
    expect(transactions.find(younger).id).toBe(younger);
  });
});
