import { describe, expect, it } from 'vitest';
import { creationsInOrder } from './creation-order';

function inOrder(...creations: (number | 'new' | { readonly fixed: number })[]): number[] {
  return creationsInOrder(
    creations.map((creation) => {
      if (creation === 'new') return { at: 1_000, isFixed: false };
      return typeof creation === 'number'
        ? { at: creation, isFixed: false }
        : { at: creation.fixed, isFixed: true };
    }),
  );
}

describe('records that are to stand in an order', () => {
  it('stay as they are where they do', () => {
    expect(inOrder(1, 5, 9, 'new')).toEqual([1, 5, 9, 1_000]);
    expect(inOrder(1, { fixed: 5 }, 9)).toEqual([1, 5, 9]);
  });

  it('come after one another where they do not', () => {
    expect(inOrder(5, 1, 5, 'new')).toEqual([5, 6, 7, 1_000]);
  });

  it('stand around those that stay', () => {
    expect(inOrder('new', { fixed: 7 }, 'new')).toEqual([6, 7, 1_000]);
    expect(inOrder('new', 'new', { fixed: 7 }, 2, { fixed: 9 })).toEqual([5, 6, 7, 8, 9]);
  });

  it('stand somewhere where those that stay leave no room', () => {
    expect(inOrder({ fixed: 7 }, 'new', { fixed: 3 }, 'new')).toEqual([7, 8, 3, 1_000]);
  });
});
