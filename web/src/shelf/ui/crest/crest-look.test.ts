import { expect, test } from 'vitest';
import { crestOf } from './crest-look';

test.each([
  ['Wettstein Wolves', /^linear-gradient\(#\w{6} 70%, #\w{6}\)$/],
  ['Lions', /^linear-gradient\(90deg, /],
  ['FC Limmat Futsal', /^linear-gradient\(#5b2a86 36%, #3f1a60 0 64%, #5b2a86 0\)$/],
  ['Léman Lausanne', /^linear-gradient\(146deg,/],
])('the crest of %s is drawn by gradients that every browser prints', (name, background) => {
  expect(crestOf(name).style.background).toMatch(background);
});

test('a crest is computed once', () => {
  expect(crestOf('Lions')).toBe(crestOf('Lions'));
});
