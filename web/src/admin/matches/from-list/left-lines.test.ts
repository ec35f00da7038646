import { expect, test } from 'vitest';
import { leftLines } from './left-lines';

const carried = [3, 4, 6].map((line) => ({
  lines: line === 4 ? [4, 5] : [line],
  from: line === 6 ? 1 : 2,
  text: `day ${line}`,
}));
const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

test.each([
  ['whose day is still there', [3], ['a', 'b', null, 'd', 'e', 'f']],
  ['that follows the day', [2], ['a', null, 'day 3', 'd', 'e', 'f']],
  ['that follows those that are gone', [2, 3], ['a', null, null, 'day 4', null, 'f']],
  ['of each day that is gone', [1, 2, 3], [null, null, null, 'day 4', null, 'day 6']],
])('the first line %s gets it where the day is gone', (_, added, left) => {
  expect(leftLines(lines, new Set(added), carried)).toEqual(left);
});

test('a line that got its day loses it to the next one when it is added itself', () => {
  const once = leftLines(lines, new Set([2]), carried);
  expect(leftLines(once, new Set([2, 3]), carried)).toEqual(['a', null, null, 'day 4', null, 'f']);
});
