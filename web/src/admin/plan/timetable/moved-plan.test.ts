import { describe, expect, test } from 'vitest';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { deriveFixtures } from '@futsal-cup/domain/plan/format/derive-matches';
import { listPlaces } from './board-places';
import { moveToSlot, withSlots } from './moved-plan';

const settings = buildPlanSettings({ teams: 3 });
const found = { settings, fixtures: deriveFixtures(settings), fixed: [], slots: [0, 1, 2] };
const begun = { ...found, fixed: [{ match: 0, start: 8 * 60, court: 0 }], slots: [-1, 1, 2] };

describe('a plan that was moved by hand', () => {
  test('has a match once that has begun since', () => {
    const plan = withSlots(begun, [4, 1, 2]);
    expect(plan.slots).toEqual([-1, 1, 2]);
    const shown = listPlaces(plan, 'time', true).filter(({ match }) => match === 0);
    expect(shown).toEqual([{ match: 0, start: 8 * 60, court: 0, slot: -1 }]);
  });

  test('is as it was found where a match has not begun after all, or there are other matches', () => {
    expect(withSlots(found, [-1, 2, 1])).toBe(found);
    expect(withSlots(found, [2, 1])).toBe(found);
    expect(withSlots(found, [2, 1, 0]).slots).toEqual([2, 1, 0]);
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
