import { describe, expect, it } from 'vitest';
import { findUnreadable } from './readable';

describe('a text that nobody can read', () => {
  it.each([
    ['two lone accents', '\u0301\u0301', 'accent_stands_without_a_letter'],
    ['an accent after a space', 'Lions \u0308', 'accent_stands_without_a_letter'],
    ['forty accents on a letter', `Li${'\u0301'.repeat(40)}ons`, 'more_than_4_accents_on_a_letter'],
    [
      'one accent more than four, the first within its letter',
      `\u00E9${'\u0307'.repeat(4)}`,
      'more_than_4_accents_on_a_letter',
    ],
    ['a letter of another alphabet', 'L\u0456ons', 'word_mixes_letters_of_two_alphabets'],
  ])('has %s', (_, text, problem) => {
    expect(findUnreadable(text)).toBe(problem);
  });

  it.each([
    ['Vietnamese', 'Việt Nam'],
    ['four accents on a letter', `a${'\u0301\u0323\u0307\u0308'}`],
    ['Arabic with vowels', 'مُحَمَّد'],
    ['Hebrew with points', 'בְּרֵאשִׁית'],
    ['Tibetan', 'བསྒྲུབས'],
    ['Burmese', 'မြွှောက်'],
    ['Hindi', 'क्ष्मि'],
    ['Thai', 'ที่นี่'],
    ['emoji', '❤\uFE0F 1\uFE0F\u20E3'],
  ])('is none in %s', (_, text) => {
    expect(findUnreadable(text)).toBe(null);
  });
});
