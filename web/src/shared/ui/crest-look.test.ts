import { expect, test } from 'vitest';
import { crestOf } from './crest-look';

test.each([
  ['FC Limmat Futsal', 'FLF'],
  ['Lions', 'LIO'],
  ['Étoile-Carouge', 'ÉC'],
  ['1. FC Zug', '1FZ'],
  ['A', 'A'],
  ['The Very Long Name', 'TVL'],
])('the initials of %s are %s', (name, initials) => {
  expect(crestOf(name).initials).toBe(initials);
});

test('a name looks the same whatever its case, and another name does not', () => {
  expect(crestOf('Lions').style).toEqual(crestOf(' LIONS').style);
  expect(crestOf('Lions').style).not.toEqual(crestOf('Bears').style);
});
