import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inOneTab } from './in-one-tab';

/** Simulates the browser's locks as far as this page uses them. */
class FakeLocks {
  #last: Promise<unknown> = Promise.resolve();

  request(
    _name: string,
    { signal }: { signal: AbortSignal },
    task: () => Promise<unknown>,
  ): Promise<unknown> {
    const isGivenUp = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
    );
    let isWaiting = true;
    const turn = this.#last.then(() => {
      isWaiting = false;
      return signal.aborted ? undefined : task();
    });
    this.#last = turn.catch(() => undefined);
    return Promise.race([
      turn,
      isGivenUp.catch((error: unknown) => (isWaiting ? Promise.reject(error) : turn)),
    ]);
  }
}

describe('one tab at a time', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const forSeconds = (seconds: number, log: string[], name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    log.push(`${name} ends`);
  };

  test('sends while the others wait', async () => {
    vi.stubGlobal('navigator', { locks: new FakeLocks() });
    const log: string[] = [];
    void inOneTab(forSeconds(5, log, 'a'));
    void inOneTab(forSeconds(1, log, 'b'));
    await vi.advanceTimersByTimeAsync(7_000);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  test('is waited for only so long: the system may have put it to sleep', async () => {
    vi.stubGlobal('navigator', { locks: new FakeLocks() });
    const log: string[] = [];
    void inOneTab(forSeconds(3_600, log, 'asleep'));
    void inOneTab(forSeconds(1, log, 'b'));
    await vi.advanceTimersByTimeAsync(14_000);
    expect(log).toEqual(['asleep begins']);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(log).toEqual(['asleep begins', 'b begins', 'b ends']);
  });

  test('is any where the browser has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const log: string[] = [];
    void inOneTab(forSeconds(1, log, 'a'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(log).toEqual(['a begins', 'a ends']);
  });
});
