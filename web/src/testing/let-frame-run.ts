import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets a frame pass with faked timers, and also the task after it. */
export function letFrameRun(): void {
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextTimer();
  });
}
