import { describe, expect, it } from 'vitest';
import { SharedRun } from './shared-run';

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
  it('gives those who come while it runs the next one, all of them the same', async () => {
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

  it('starts anew after one that failed', async () => {
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
});
