import { describe, expect, it } from 'vitest';
import { compareText } from './text';

describe('comparing texts', () => {
  it('goes by code units, so that capitals come before small letters', () => {
    expect(compareText('a', 'b')).toBe(-1);
    expect(compareText('b', 'a')).toBe(1);
    expect(compareText('B', 'a')).toBe(-1);
    expect(compareText('a', 'a')).toBe(0);
  });
});
