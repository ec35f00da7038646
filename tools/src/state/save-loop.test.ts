import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSaveLoop } from './save-loop';

const TICK = 8_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function said(stream: 'log' | 'error'): unknown[] {
  return vi.mocked(console[stream]).mock.calls.map(([text]) => text as unknown);
}

describe('saving again and again', () => {
  it('says once that it fails, and once that it works again', async () => {
    const save = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no room')));
    createSaveLoop('The cups are', save).start();
    await vi.advanceTimersByTimeAsync(3 * TICK);
    save.mockResolvedValue(undefined);
    await vi.advanceTimersByTimeAsync(2 * TICK);
    expect(save).toHaveBeenCalledTimes(5);
    expect(said('error')).toEqual(['The cups are not saved: no room. Trying again every few seconds.']);
    expect(said('log')).toEqual(['The cups are saved again.']);
  });

  it.each([0, 500, 2_800, 4_400])(
    'saves what just misses a save within ten seconds, where saves take %i ms',
    async (saveMs) => {
      const begun: number[] = [];
      createSaveLoop('The cups are', () => {
        begun.push(Date.now());
        return new Promise((resolve) => setTimeout(resolve, saveMs));
      }).start();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(begun.length).toBeGreaterThan(4);
      for (const [index, at] of begun.slice(1).entries()) {
        expect(at + saveMs - (begun[index] ?? 0)).toBeLessThanOrEqual(10_000);
      }
    },
  );

  it('does not begin again after it has stopped, even if a save was running', async () => {
    const save = vi.fn(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
    const loop = createSaveLoop('The cups are', save);
    loop.start();
    await vi.advanceTimersByTimeAsync(TICK + 100);
    const stopped = loop.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    await stopped;
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('never begins a save while another one runs', async () => {
    const save = vi.fn(() => new Promise<void>(() => undefined));
    createSaveLoop('The cups are', save).start();
    await vi.advanceTimersByTimeAsync(5 * TICK);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('gives the last save ten seconds, and says what is kept', async () => {
    let isHanging = false;
    const loop = createSaveLoop('The cups are', () =>
      isHanging ? new Promise<void>(() => undefined) : Promise.resolve(),
    );
    await loop.saveNow();
    isHanging = true;
    const last = loop.saveNow();
    await vi.advanceTimersByTimeAsync(10_000);
    await last;
    expect(said('error')).toEqual([
      expect.stringMatching(
        /^The cups are not saved: it takes longer than 10 seconds; what was saved at \d\d:\d\d:\d\d is kept\.$/,
      ),
    ]);
  });
});
