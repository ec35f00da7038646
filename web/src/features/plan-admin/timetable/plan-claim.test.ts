import { expect, test } from 'vitest';
import { gapOfMoved } from './gap-of-moved';

const found = { gap: 5, end: 600 };

test('a plan that ends later or sooner is further from the bound or nearer', () => {
  expect(gapOfMoved(found, { end: 600, hasConflicts: false })).toBe(5);
  expect(gapOfMoved(found, { end: 620, hasConflicts: false })).toBe(25);
  expect(gapOfMoved(found, { end: 595, hasConflicts: false })).toBe(0);
});

test('nothing is claimed of a plan with conflicts, or of one that is shorter than the bound', () => {
  expect(gapOfMoved(found, { end: 600, hasConflicts: true })).toBeNull();
  expect(gapOfMoved(found, { end: 590, hasConflicts: false })).toBeNull();
});
