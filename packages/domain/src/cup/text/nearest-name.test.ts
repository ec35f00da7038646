import { describe, expect, it } from 'vitest';
import { nearestName } from './nearest-name';

const NAMES = ['FC Winterthur', 'FC Zürich', 'Ada Five', 'Bea Five', 'A1', 'A2'];

describe('the nearest name', () => {
  it.each([
    ['FC Wintertur', 'FC Winterthur'],
    ['fc winterhtur', 'FC Winterthur'],
    ['FC Winter-tuhr', 'FC Winterthur'],
    ['FC  Zurich', 'FC Zürich'],
    ['Ada Fivee', 'Ada Five'],
    ['Aad Five', 'Ada Five'],
    ['Bae Five', 'Bea Five'],
  ])('of %j is %j', (text, name) => {
    expect(nearestName(text, NAMES)).toBe(name);
  });

  it.each(['A3', 'Xda Fuve Y', 'FC Basel', 'Cda Five Six', 'Winner match 1', ''])('of %j is none', (text) => {
    expect(nearestName(text, NAMES)).toBeNull();
  });

  it('is none where two are as near', () => {
    expect(nearestName('Lions 3', ['Lions 1', 'Lions 2'])).toBeNull();
    expect(nearestName('Lions 1', ['Lions 1', 'Lions 2'])).toBe('Lions 1');
  });

  it('of a text is found among names of any length, by every kind of mistake', () => {
    for (const text of ['inter', 'Minter', 'Wniter', 'Winnter']) {
      expect(nearestName(text, ['Winter', 'W', 'A much longer name'])).toBe('Winter');
    }
  });
});
