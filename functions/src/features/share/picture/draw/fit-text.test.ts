import { describe, expect, it } from 'vitest';
import { cutText, fitText, type TextBox, type WidthOf } from './fit-text';

/** All letters have the same width: half their size. */
const widthOf: WidthOf = (text) => [...text].length / 2;

const box: TextBox = { width: 400, largest: 100, smallest: 20, largestOfTwo: 60 };

describe('a fitted text', () => {
  it.each([
    ['of few letters is as large as may be', 'Ü', { lines: ['Ü'], size: 100 }],
    ['shrinks on one line', 'ABCDEFGHIJ', { lines: ['ABCDEFGHIJ'], size: 80 }],
    [
      'goes on two lines where its letters are larger there',
      'FC LIMMAT FUTSAL ZÜRICH',
      { lines: ['FC LIMMAT', 'FUTSAL ZÜRICH'], size: 60 },
    ],
    [
      'stays on one line where a word is too long for two',
      'ABCDEFGHIJKLMNOPQRST',
      { lines: ['ABCDEFGHIJKLMNOPQRST'], size: 40 },
    ],
    [
      'is broken within a word only at the smallest size',
      'W'.repeat(50),
      { lines: ['W'.repeat(40), 'W'.repeat(10)], size: 20 },
    ],
    [
      'ends with an ellipsis where two lines are too few',
      `${'W'.repeat(30)} ${'W'.repeat(60)}`,
      { lines: ['W'.repeat(30), `${'W'.repeat(39)}…`], size: 20 },
    ],
    ['counts an accented letter as one', 'ÉÉÉÉÉÉÉÉÉÉ', { lines: ['ÉÉÉÉÉÉÉÉÉÉ'], size: 80 }],
  ])('%s', (_, text, fitted) => {
    expect(fitText(text, box, widthOf)).toEqual(fitted);
  });

  it('never leaves its box, whatever it says', () => {
    for (let length = 1; length <= 120; length += 1) {
      for (const gap of [3, 9, 17, 200]) {
        const text = Array.from({ length }, (_, index) => (index % gap === gap - 1 ? ' ' : 'W'))
          .join('')
          .trim();
        const { lines, size } = fitText(text, box, widthOf);
        expect(lines.length, text).toBeLessThanOrEqual(2);
        for (const line of lines) expect(widthOf(line) * size, text).toBeLessThanOrEqual(box.width);
        expect(size).toBeGreaterThanOrEqual(box.smallest);
      }
    }
  });
});

describe('a cut text', () => {
  it.each([
    ['Basel', 3, 'Basel'],
    ['Basel Futsal', 3, 'Basel…'],
    ['Basel Futsal', 3.5, 'Basel…'],
    ['Basel Futsal', 4, 'Basel F…'],
  ])('of %s has room for %d: %s', (text, room, cut) => {
    expect(cutText(text, room, widthOf)).toBe(cut);
  });
});
