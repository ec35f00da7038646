import { describe, expect, test, vi } from 'vitest';
import { afterPress } from './formik-fields';

function happen(type: string): void {
  window.dispatchEvent(new Event(type));
}

describe('what waits for the end of a press', () => {
  test('runs at once when nothing is pressed', () => {
    const run = vi.fn();
    afterPress(run);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['mouseup', 'dragend', 'contextmenu'])('runs once, at the %s', (end) => {
    const run = vi.fn();
    happen('mousedown');
    afterPress(run);
    expect(run).not.toHaveBeenCalled();
    happen(end);
    happen('mouseup');
    expect(run).toHaveBeenCalledOnce();
  });
});
