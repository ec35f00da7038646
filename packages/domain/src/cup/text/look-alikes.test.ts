import { describe, expect, it } from 'vitest';
import { lookKey, mixesAlphabets } from './look-alikes';

/** The tests write foreign letters by their numbers, because nobody would tell them from Latin ones in the source. */
describe('the look of a name', () => {
  it.each([
    ['AC', '\u0410\u0421', 'in Cyrillic'],
    ['Copa', '\u0421\u043E\u0440\u0430', 'in small Cyrillic letters'],
    ['AEK', '\u0391\u0395\u039A', 'in Greek'],
    ['KEA', '\u13E6\u13AC\u13AA', 'in Cherokee'],
    ['Lions', 'L\u0456ons', 'with one Cyrillic letter'],
    ['Ëxo', '\u0401\u0445\u043E', 'with an accent on a Cyrillic letter'],
    ['Lions', '\uFF2C\uFF49\uFF4F\uFF4E\uFF53', 'in fullwidth letters'],
    ['Lions', '\u{1D40B}\u{1D422}\u{1D428}\u{1D427}\u{1D42C}', 'in mathematical letters'],
  ])('is that of %s for %s, %s', (name, other) => {
    expect(lookKey(other)).toBe(lookKey(name));
  });

  it.each([
    ['Заря', 'Zarya'],
    ['Άρης', 'Apnc'],
    ['FC Basel I', 'FC Basel l'],
    ['Basel 0', 'Basel O'],
    ['Zürich', 'Zurich'],
  ])('of %s is another than that of %s', (name, other) => {
    expect(lookKey(other)).not.toBe(lookKey(name));
  });
});

describe('a word of two alphabets', () => {
  it.each([
    ['L\u0456ons', 'a Latin word with a Cyrillic i'],
    ['FC \u0412asel', 'one word of a name with a Cyrillic B'],
    ['\u0421па\u0070та\u043A', 'a Cyrillic word with a Latin p'],
    ['\u0391C', 'a Greek and a Latin capital'],
  ])('is %s: %s', (text) => {
    expect(mixesAlphabets(text)).toBe(true);
  });

  it.each([
    'Lions',
    'ФК Basel',
    'Спартак FC',
    'Ωmega',
    'Άρης',
    'Δ-Team',
    '東京 FC',
    'Zürich 2',
    'Ñandú',
    'µ-Team',
    '5°C',
  ])('is not in %s', (text) => {
    expect(mixesAlphabets(text)).toBe(false);
  });
});
