import { describe, expect, test } from 'vitest';
import { moveToSlot } from './moved-plan';

describe('a match that is moved', () => {
  test('takes a free slot', () => {
    expect(moveToSlot([0, 1, 2], 1, 7)).toEqual([0, 7, 2]);
  });

  test('changes places with the match that is there', () => {
    expect(moveToSlot([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
  });

  test('leaves alone those that have begun and have no slot', () => {
    expect(moveToSlot([-1, 1, -1], 1, 4)).toEqual([-1, 4, -1]);
  });
});
