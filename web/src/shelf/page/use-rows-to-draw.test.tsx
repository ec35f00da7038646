import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { useRowsToDraw } from './use-rows-to-draw';

afterEach(() => window.history.replaceState(null, ''));

/** Returns how many rows are drawn in each pass. */
function passes(): number[] {
  const drawn: number[] = [];
  renderHook(() => drawn.push(useRowsToDraw(16)), { wrapper: MemoryRouter });
  return drawn;
}

describe('a long list', () => {
  test('begins with the rows that a window can show, and has all of them afterwards', () => {
    expect(passes()).toEqual([16, Infinity]);
  });

  test('has all its rows at once for a visitor who comes back', () => {
    window.history.replaceState({ place: { y: 5_000, parts: [] } }, '');
    expect(new Set(passes())).toEqual(new Set([Infinity]));
  });
});
