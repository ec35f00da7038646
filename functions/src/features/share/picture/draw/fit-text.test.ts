import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text';

/** All letters have the same width: half their size. */
const widthOf = (text: string) => [...text].length / 2;

const room = { width: 400, size: 100, sizeOfTwo: 60, smallest: 20 };

describe('a fitted text', () => {
  it.each([
    ['of few letters is as large as may be', 'Ü', 'Ü', 100],
    ['shrinks on one line', 'ÉBCDEFGHIJ', 'ÉBCDEFGHIJ', 80],
    ['goes on two lines for larger letters', 'FC LIMMAT FUTSAL ZÜRICH', 'FC LIMMAT\nFUTSAL ZÜRICH', 60],
    ['stays on one line for larger letters', 'ABCD EFGHIJ', 'ABCD EFGHIJ', 72],
    ['of one long word stays on its line', 'ABCDEFGHIJKLMNOPQRST', 'ABCDEFGHIJKLMNOPQRST', 40],
    ['is never smaller than the smallest', 'W'.repeat(50), 'W'.repeat(50), 20],
    [
      'is cut rather than smaller',
      `${'W'.repeat(30)} ${'W'.repeat(60)}`,
      `${'W'.repeat(30)} ${'W'.repeat(60)}`,
      20,
    ],
  ])('%s', (_, text, fitted, size) => {
    expect(fitText(text, room, widthOf)).toEqual({ text: fitted, size });
  });

  it('that is larger than the smallest never leaves its room', () => {
    for (let length = 1; length <= 120; length += 1) {
      for (const gap of [3, 9, 17, 200]) {
        const letters = Array.from({ length }, (_, index) => (index % gap === gap - 1 ? ' ' : 'W'));
        const { text, size } = fitText(letters.join('').trim(), room, widthOf);
        const lines = text.split('\n');
        expect(lines.length).toBeLessThanOrEqual(2);
        if (size > room.smallest)
          for (const line of lines) expect(widthOf(line) * size, text).toBeLessThanOrEqual(400);
      }
    }
  });
});
