import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** With faked timers: lets a frame pass, and the task that waits for it. */
export function letFrameRun(): void {
  act(() => {
    vi.advanceTimersToNextFrame();
    vi.advanceTimersToNextTimer();
  });
}
