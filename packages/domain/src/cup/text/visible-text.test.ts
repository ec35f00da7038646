import { describe, expect, it } from 'vitest';
import { visibleText } from './visible-text';

/** The tests write an invisible character by its number, because nobody would see it in the source. */
const ZERO_WIDTH_SPACE = '\u200B';

describe('what is visible of a text', () => {
  it.each([
    ['three zero-width spaces', ZERO_WIDTH_SPACE.repeat(3)],
    ['a word joiner, a soft hyphen and a byte order mark', '\u2060\u00AD\uFEFF'],
    ['marks of direction', '\u200E\u202E\u2066\u2069'],
    ['fillers of Hangul', '\u3164\u115F\uFFA0'],
    ['blank patterns of Braille', '\u2800\u2800'],
    ['joiners with nothing to join', '\u200D\u200C'],
    ['a variation selector and tags alone', '\uFE0F\u{E0067}'],
    ['spaces of every kind', ' \u00A0\u3000\t'],
  ])('is nothing for %s', (_, text) => {
    expect(visibleText(text)).toBe('');
  });

  it.each([
    ['Lions', `Li${ZERO_WIDTH_SPACE}ons${ZERO_WIDTH_SPACE}`],
    ['Lions', ' \u200BLions\u200B '],
    ['Zürich', 'Zu\u0308rich'],
    ['A B', 'A\u200D B'],
  ])('is %s', (visible, text) => {
    expect(visibleText(text)).toBe(visible);
  });

  it.each([
    ['a Persian word with a non-joiner', 'می\u200Cخواهم'],
    ['a Sinhala word with a joiner', 'ශ්\u200Dරී'],
    ['a family', '👩\u200D👧'],
    ['a heart in red', '❤\uFE0F'],
    ['a rainbow flag', '🏳\uFE0F\u200D🌈'],
    ['a dark-skinned goalkeeper', '🤾🏿\u200D♀\uFE0F'],
    ['a key of a phone', '1\uFE0F\u20E3'],
    ['the flag of England', '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'],
    ['a variant of a Chinese character', '辻\u{E0100}'],
    ['Cyrillic, Greek and Japanese', 'Заря Άρης 東京'],
  ])('is all of %s', (_, text) => {
    expect(visibleText(text)).toBe(text);
  });
});
