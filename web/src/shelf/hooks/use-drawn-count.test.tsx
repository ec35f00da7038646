import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { letFrameRun } from '../../testing/let-frame-run';
import { useDrawnCount } from './use-drawn-count';

interface Counted {
  readonly total?: number;
  readonly isWanted?: boolean;
}

/** Draws two parts at first, then three at a time. */
function countDrawn(counted: Counted = {}) {
  const { result, rerender } = renderHook(
    ({ total = 10, isWanted }: Counted) => useDrawnCount(2, total, 3, { isWanted }),
    { initialProps: counted },
  );
  return { drawn: () => result.current, change: rerender };
}

function startPrinting() {
  window.dispatchEvent(new Event('beforeprint'));
}

describe('the parts of a long page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('are drawn a few in each frame, until all of them are there', () => {
    const { drawn } = countDrawn();
    const counts = [drawn()];
    while (vi.getTimerCount() > 0) {
      letFrameRun();
      counts.push(drawn());
    }
    expect(counts).toEqual([2, 5, 8, 11]);
  });

  test('come before whatever else waits, as long as they may be seen', () => {
    const { drawn: drawnBelow } = countDrawn();
    const { result } = renderHook(() => useDrawnCount(2, 10, 3, { seen: 4 }));
    const counts = () => [result.current, drawnBelow()];
    letFrameRun();
    expect(counts()).toEqual([5, 2]);
    letFrameRun();
    expect(counts()).toEqual([5, 5]);
  });

  test('are all there at once where they are few', () => {
    const { drawn } = countDrawn({ total: 2 });
    expect(drawn()).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('wait until somebody may see them soon', () => {
    const { drawn, change } = countDrawn({ isWanted: false });
    act(() => void vi.runAllTimers());
    expect(drawn()).toBe(2);
    change({ isWanted: true });
    letFrameRun();
    expect(drawn()).toBe(5);
  });

  test.each([
    ['while they are being drawn', true],
    ['before anybody wanted them', false],
  ])('are all drawn before a printer takes the page, %s', (_when, isWanted) => {
    const { drawn } = countDrawn({ isWanted });
    act(() => {
      startPrinting();
      // The browser captures the page as soon as all listeners have returned.
      expect(drawn()).toBe(10);
    });
    act(() => void vi.runAllTimers());
    expect(drawn()).toBe(10);
  });

  test('go on to be drawn when more of them come', () => {
    const { drawn, change } = countDrawn({ total: 3 });
    act(() => void vi.runAllTimers());
    expect(drawn()).toBe(5);
    change({ total: 6 });
    act(() => void vi.runAllTimers());
    expect(drawn()).toBe(8);
  });

  test('leave nothing running when the page is left', () => {
    const { unmount } = renderHook(() => useDrawnCount(2, 10, 3));
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
