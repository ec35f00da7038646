import { describe, expect, test } from 'vitest';
import { buildPlanSettings, slotsOnGrid } from '@futsal-cup/domain/testing/build-plan';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { listPlaces } from './board-places';
import { moveToSlot, withSlots } from './moved-plan';

const settings = buildPlanSettings({ teams: 3 });
const onGrid = (positions: readonly number[]) => slotsOnGrid(settings, positions);
const found = { settings, fixtures: deriveFixtures(settings), fixed: [], slots: onGrid([0, 1, 2]) };
const begun = { ...found, fixed: [{ match: 0, start: 8 * 60, court: 0 }], slots: onGrid([-1, 1, 2]) };

describe('a plan that was moved by hand', () => {
  test('has a match once that has begun since', () => {
    const plan = withSlots(begun, onGrid([4, 1, 2]));
    expect(plan.slots).toEqual(onGrid([-1, 1, 2]));
    const shown = listPlaces(plan, 'time', true).filter(({ match }) => match === 0);
    expect(shown).toEqual([{ match: 0, start: 8 * 60, court: 0, slot: -1 }]);
  });

  test('is as it was found where a match has not begun after all, or there are other matches', () => {
    expect(withSlots(found, onGrid([-1, 2, 1]))).toBe(found);
    expect(withSlots(found, onGrid([2, 1]))).toBe(found);
    expect(withSlots(found, onGrid([2, 1, 0])).slots).toEqual(onGrid([2, 1, 0]));
  });

  test('is as it was found where the slots are none of this version', () => {
    expect(withSlots(found, [2, 1, 0])).toBe(found);
  });
});

describe('the board', () => {
  test('offers the slots that no match reaches', () => {
    const [one = 0, other = 0, third = 0] = found.slots;
    const later = { ...found, slots: [one, other, third + 7] };
    const free = listPlaces(later, 'court', true).filter(({ match }) => match === null);
    // The last match begins at 8:37, so that the slots of 8:30 and 8:45 are not free.
    expect(free[0]).toMatchObject({ start: 9 * 60, court: 0 });
  });
});

describe('a match that is moved', () => {
  test('takes a free slot', () => {
    expect(moveToSlot([0, 1, 2], 1, 7)).toEqual([0, 7, 2]);
  });

  test('changes places with the match that is there', () => {
    expect(moveToSlot([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
  });

  test('leaves alone those that have begun and have no slot', () => {
    expect(moveToSlot([-1, 1, -1], 1, 4)).toEqual([-1, 4, -1]);
  });
});
