import { describe, expect, test, vi } from 'vitest';
import { afterPress } from './after-press';

function happen(type: string): void {
  window.dispatchEvent(new Event(type));
}

describe('afterPress', () => {
  test('runs a function at once when nothing is pressed', () => {
    const run = vi.fn();
    afterPress(run);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each(['mouseup', 'dragend', 'contextmenu'])(
    'runs a function once, at the %s that ends a press',
    (end) => {
      const run = vi.fn();
      happen('mousedown');
      afterPress(run);
      expect(run).not.toHaveBeenCalled();
      happen(end);
      happen('mouseup');
      expect(run).toHaveBeenCalledOnce();
    },
  );
});
