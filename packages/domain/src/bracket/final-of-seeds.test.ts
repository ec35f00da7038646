import { expect, it } from 'vitest';
import { checkFinal } from '../testing/check-final';

/** The first of the 2,000 seeds of the property test: the mutations run without property tests. */
it('the podium of two hundred cups is the one that a model of them knows', () => {
  const checked = Array.from({ length: 200 }, (_, index) => checkFinal(index + 1));
  expect(checked.flatMap(({ problems }) => problems)).toEqual([]);
  expect(checked.filter(({ isAwaited }) => isAwaited).length).toBeGreaterThan(50);
});
