import { expect, test } from 'vitest';
import { crestLookOf } from './crest';

test.each([
  ['FC Limmat Futsal', 'FLF'],
  ['Lions', 'LIO'],
  ['Étoile-Carouge', 'ÉC'],
  ['1. FC Zug', '1FZ'],
  ['A', 'A'],
  ['The Very Long Name', 'TVL'],
  ['日本フットサルクラブ', '日'],
  ['서울 풋살', '서'],
])('the initials of %s are %s', (name, initials) => {
  expect(crestLookOf(name).initials).toBe(initials);
});

test('a name looks the same whatever its case, and another name does not', () => {
  expect(crestLookOf('Lions')).toEqual(crestLookOf(' LIONS'));
  expect(crestLookOf('Lions')).not.toEqual({ ...crestLookOf('Bears'), initials: 'LIO' });
});

test('a team keeps the crest that its visitors know', () => {
  expect(crestLookOf('FC Limmat Futsal')).toEqual({
    initials: 'FLF',
    ground: '#5b2a86',
    band: '#3f1a60',
    pattern: 2,
  });
});

test('names use every colour and every pattern', () => {
  const looks = Array.from({ length: 1_000 }, (_, index) => crestLookOf(`Team ${index}`));
  expect(new Set(looks.map(({ ground }) => ground)).size).toBe(10);
  expect(new Set(looks.map(({ pattern }) => pattern)).size).toBe(4);
});
