import { expect, test } from 'vitest';
import { initialsOf } from './crest-look';

test.each([
  ['FC Limmat Futsal', 'FLF'],
  ['Lions', 'LIO'],
  ['Étoile-Carouge', 'ÉC'],
  ['1. FC Zug', '1FZ'],
  ['A', 'A'],
  ['The Very Long Name', 'TVL'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
