import { expect, test } from 'vitest';
import { partsOfMessage } from '../foot';
import { inParts, packLists } from './pack';

const list = (title: string, length: number) => ({
  title,
  rows: Array.from({ length }, (_, index) => index),
});

const shape = (pages: ReturnType<typeof packLists<ReturnType<typeof list>>>) =>
  pages.map((columns) =>
    columns.map((lists) => lists.map(({ title, rows }) => `${title}${rows.length}`).join(' ')),
  );

test('two groups of four stand in a column, and four on a page', () => {
  const groups = ['A', 'B', 'C', 'D', 'E'].map((name) => list(name, 4));
  expect(shape(packLists(groups))).toEqual([['A4 B4', 'C4 D4'], ['E4']]);
});

test('a long table goes on in the next column, with its heading, in parts of nearly the same length', () => {
  expect(shape(packLists([list('A', 20), list('B', 3)]))).toEqual([['A10', 'A10'], ['B3']]);
});

test('an empty list takes no room', () => {
  expect(packLists([list('A', 0)])).toEqual([]);
  expect(inParts([], 4)).toEqual([]);
});

test('a message is divided between words, and within a word that is longer than a line', () => {
  expect(partsOfMessage('Kiosk  open')).toEqual(['Kiosk open']);
  const parts = partsOfMessage(`${'goal '.repeat(40)}${'x'.repeat(150)}`);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(120);
  expect(parts.join('').replaceAll(' ', '')).toBe('goal'.repeat(40) + 'x'.repeat(150));
});
