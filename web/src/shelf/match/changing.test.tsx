import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Changing } from './changing';

function isMarked(text: string): boolean {
  return screen.getByText(text).hasAttribute('data-changed');
}

describe('a number on an open page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => vi.useRealTimers());

  test('is not marked when it first appears', () => {
    render(<Changing value={1} />);
    expect(isMarked('1')).toBe(false);
  });

  test('is marked for a moment when it changes', () => {
    const { rerender } = render(<Changing value={1} />);
    rerender(<Changing value={2} />);
    expect(isMarked('2')).toBe(true);
    act(() => vi.advanceTimersByTime(6_000));
    expect(isMarked('2')).toBe(false);
  });
});
