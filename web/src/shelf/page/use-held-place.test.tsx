import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useHeldPlace } from './use-held-place';

const element = document.createElement('select');
let top = 0;

function moveTo(place: number) {
  top = place;
}

/**
 * Calls the hook's function with the element while it is 350 pixels below the top of the window. Then makes a change that moves the
 * element to 200 pixels.
 */
function holdThroughChange() {
  const { result, rerender, unmount } = renderHook(({ cause }) => useHeldPlace(cause), {
    initialProps: { cause: 'all' },
  });
  moveTo(350);
  result.current(element);
  moveTo(200);
  rerender({ cause: 'lions' });
  return { rerender, unmount };
}

describe('an element that is held', () => {
  const scrollBy = vi.fn(({ top: distance }: ScrollToOptions) => moveTo(top - (distance ?? 0)));

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('scrollBy', scrollBy.mockClear());
    document.body.append(element);
    vi.spyOn(element, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  test('is where it was right after the change', () => {
    holdThroughChange();
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: -150, behavior: 'instant' });
    expect(top).toBe(350);
  });

  test('stays there while the page below it is drawn, and no longer', () => {
    holdThroughChange();
    moveTo(500);
    vi.advanceTimersByTime(100);
    expect(top).toBe(350);
    vi.advanceTimersByTime(1_000);
    moveTo(500);
    vi.advanceTimersByTime(1_000);
    expect(top).toBe(500);
  });

  test.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('is left to the visitor at a %s', (move) => {
    holdThroughChange();
    window.dispatchEvent(new Event(move));
    moveTo(500);
    vi.advanceTimersByTime(100);
    expect(top).toBe(500);
  });

  test('is let go by the next change, and with the page', () => {
    const { rerender, unmount } = holdThroughChange();
    moveTo(500);
    rerender({ cause: 'bears' });
    vi.advanceTimersByTime(100);
    expect(top).toBe(500);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
