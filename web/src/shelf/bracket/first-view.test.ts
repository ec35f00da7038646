import { afterEach, expect, test } from 'vitest';
import type { BracketColumn } from './bracket-columns';
import { CARD_HEIGHT, rowStepOf } from './bracket-sizes';
import { inOrder } from './first-view';

const REM_PX = 16;
/** The height of the name of the round, which stands above the first card. */
const HEAD_PX = 44;

const { innerHeight } = window;

afterEach(() => {
  window.innerHeight = innerHeight;
});

/**
 * Returns the slots that the browser shows of a large tree after it has scrolled to the opening match. The height of the container
 * is the one that the style sheet sets.
 */
function slotsSeen(openingSlot: number, slots: number): number[] {
  const place = Math.max(500, window.innerHeight - 12 * REM_PX);
  const step = rowStepOf(slots) * REM_PX;
  const whole = HEAD_PX + (slots - 1) * step + CARD_HEIGHT * REM_PX;
  const top = Math.max(0, Math.min(whole - place, ((openingSlot + 0.5) / slots) * whole - place / 2));
  return Array.from({ length: slots }, (_, slot) => slot).filter((slot) => {
    const card = HEAD_PX + slot * step;
    return card < top + place && card + CARD_HEIGHT * REM_PX > top;
  });
}

function viewOf(slots: number, openingSlot: number, isLarge: boolean) {
  const columns: BracketColumn[] = Array.from({ length: 6 }, () => []);
  const opening = { column: 0, slot: openingSlot };
  return { opening, columns, slots, rowStep: rowStepOf(slots), isLarge };
}

/** Returns the slots of the cards that are drawn first. All cards of this tree are in its first column. */
function slotsNear(slots: number, openingSlot: number, isLarge: boolean): number[] {
  const spots = new Map(Array.from({ length: slots }, (_, slot) => [`${slot}`, { column: 0, slot }]));
  const { order, nearCount } = inOrder(spots, viewOf(slots, openingSlot, isLarge));
  return [...order].filter(([, place]) => place < nearCount).map(([id]) => Number(id));
}

test('every card that a large tree shows where it opens comes first', () => {
  for (window.innerHeight of [500, 640, 740, 789, 900, 1080, 1440, 2160]) {
    for (const slots of [7, 8, 16, 32, 64]) {
      for (let opening = 0; opening < slots; opening += 1) {
        const near = slotsNear(slots, opening, true);
        const missing = slotsSeen(opening, slots).filter((slot) => !near.includes(slot));
        expect(missing, `${slots} slots, opened at ${opening}, ${window.innerHeight} px`).toEqual([]);
      }
    }
  }
});

test('all of a small tree, which does not scroll down, comes first', () => {
  window.innerHeight = 500;
  expect(slotsNear(6, 5, false)).toEqual([5, 4, 3, 2, 1, 0]);
});

test('what lies far below the first view of a large tree waits', () => {
  window.innerHeight = 740;
  expect(slotsNear(32, 0, true)).not.toContain(31);
});
