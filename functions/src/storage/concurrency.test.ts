import { afterEach, describe, expect, it, vi } from 'vitest';
import { SharedRun, Turns } from './concurrency';

const tooLate = () => new Error('too late');

function opened(): { readonly promise: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

describe('works in turn', () => {
  it('run one after the other in their order when they concern the same thing', async () => {
    const turns = new Turns();
    const gate = opened();
    const done: string[] = [];
    const first = turns.take('cup', () => gate.promise.then(() => done.push('first')), tooLate);
    const second = turns.take('cup', async () => done.push('second'), tooLate);
    const other = turns.take('other cup', async () => done.push('other'), tooLate);
    await other;
    expect(done).toEqual(['other']);
    gate.open();
    await Promise.all([first, second]);
    expect(done).toEqual(['other', 'first', 'second']);
  });

  it('go on after one that failed', async () => {
    const turns = new Turns();
    const failing = turns.take('cup', () => Promise.reject(new Error('no')), tooLate);
    const next = turns.take('cup', () => Promise.resolve('yes'), tooLate);
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});

function workByHand() {
  const finish: ((value: string) => void)[] = [];
  const fail: ((error: Error) => void)[] = [];
  const shared = new SharedRun(
    () =>
      new Promise<string>((resolve, reject) => {
        finish.push(resolve);
        fail.push(reject);
      }),
  );
  return { shared, finish, fail };
}

describe('a shared run', () => {
  it('gives all callers that come while it runs the same next run', async () => {
    const { shared, finish } = workByHand();
    const first = shared.run();
    const later = [shared.run(), shared.run()];
    finish[0]?.('old');
    await expect(first).resolves.toBe('old');
    await Promise.resolve();
    finish[1]?.('new');
    await expect(Promise.all(later)).resolves.toEqual(['new', 'new']);
    expect(finish).toHaveLength(2);
  });

  it('starts again after one that failed', async () => {
    const { shared, finish, fail } = workByHand();
    const first = shared.run();
    const second = shared.run();
    fail[0]?.(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    await Promise.resolve();
    finish[1]?.('back');
    await expect(second).resolves.toBe('back');
    const third = shared.run();
    finish[2]?.('again');
    await expect(third).resolves.toBe('again');
  });

  it('that never ends holds up those who ask much later no more', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { shared, finish } = workByHand();
    void shared.run();
    void shared.run();
    vi.advanceTimersByTime(3_001);
    const late = shared.run();
    finish[1]?.('here');
    await expect(late).resolves.toBe('here');
  });
});

afterEach(() => {
  vi.useRealTimers();
});
