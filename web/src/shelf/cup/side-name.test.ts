import { expect, test } from 'vitest';
import { longWordIn } from './side-name';

test.each([
  ['Minerva Bern', undefined],
  ['Futsal Club Benfica de Lausanne et environs', undefined],
  ['Wetterkreuz-Oberwinterthur', 'long'],
  ['SV Schweinfurter Fussballfreunde', 'long'],
  ['Hallenfussballvereinigung', 'longer'],
] as const)('%s has a word that is %s', (name, length) => {
  expect(longWordIn(name)).toBe(length);
});
