import { describe, expect, it } from 'vitest';
import { Turns } from './turns';

const tooLate = () => new Error('too late');

function opened(): { readonly promise: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const promise = new Promise<void>((resolve) => (open = resolve));
  return { promise, open };
}

describe('turns', () => {
  it('let works on the same thing run one after the other, in their order', async () => {
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

  it('go on after a work that failed', async () => {
    const turns = new Turns();
    const failing = turns.take('cup', () => Promise.reject(new Error('no')), tooLate);
    const next = turns.take('cup', () => Promise.resolve('yes'), tooLate);
    await expect(failing).rejects.toThrow('no');
    await expect(next).resolves.toBe('yes');
  });
});
