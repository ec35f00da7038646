import { describe, expect, test } from 'vitest';
import { isOtherList, linesOf, withChangedLines } from './pasted-lines';

const withoutLines = (text: string, lines: readonly string[]) =>
  withChangedLines(
    text,
    lines.map((line) => [line, null]),
  );

describe('a list whose teams were added', () => {
  test('is empty', () => {
    expect(withoutLines('Lions\r\n\r\nTigers\n', ['Lions', 'Tigers'])).toBe('');
  });

  test('keeps what was typed while they were sent', () => {
    expect(withoutLines('Lions\nTigers\nBears', ['Lions', 'Tigers'])).toBe('Bears');
    expect(withoutLines('Lions; Anna\nTigers', ['Lions', 'Tigers'])).toBe('Lions; Anna');
    expect(withoutLines('Lions\nLions', ['Lions'])).toBe('Lions');
  });

  test('keeps those that are not sent yet', () => {
    expect(withoutLines('Lions\n\nTigers', ['Lions'])).toBe('\nTigers');
    expect(linesOf('Lions\rTigers\nBears')).toEqual(['Lions', 'Tigers', 'Bears']);
  });
});

test.each([
  ['Lions\nTigers', 'Lions\nTigers\nBears', false],
  ['Lions;A', 'Lions;', false],
  ['Foxes\nHawks', 'Lions\nTigers', true],
  ['', 'Lions', true],
])('%j after %j is another list: %j', (text, before, isOther) => {
  expect(isOtherList(text, before)).toBe(isOther);
});

test('equal lines are changed in their order, and others stay', () => {
  const changes = [
    ['b', null],
    ['a', 'first'],
    ['b', 'second'],
  ] as const;
  expect(withChangedLines('new\nb\na\nb\nb', changes)).toBe('new\nfirst\nsecond\nb');
});
