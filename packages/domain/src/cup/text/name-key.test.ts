import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key';

describe('the key of a name', () => {
  it.each([
    ['Lions', `Lions\u200B`],
    ['Lions', 'l\u2060i\u00ADo\u200Cns'],
    ['Zürich  City', 'ZU\u0308RICH City '],
    ['Hearts ❤', 'Hearts ❤\uFE0F'],
  ])('is the same for %s and a spelling that looks the same', (name, other) => {
    expect(nameKey(name)).toBe(nameKey(other));
  });

  it('tells apart what looks different', () => {
    expect(nameKey('Lions')).not.toBe(nameKey('Lion s'));
    expect(nameKey('👩\u200D👧')).not.toBe(nameKey('👩👧'));
    expect(nameKey('می\u200Cخواهم')).not.toBe(nameKey('میخواهم'));
  });
});
