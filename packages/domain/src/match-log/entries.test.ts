import { describe, expect, it } from 'vitest';
import { KICK_OFF, LogBuilder, MINUTE, received, SECOND } from '../testing/build-log';
import { byInstant, type Entry } from './entries';

const log = new LogBuilder();
const foul = log.make({ kind: 'foul', side: 'local', half: 'first-half' });

/** An entry by its instants, in milliseconds from the kick-off. */
function entry(entryId: string, at: number, arrived: number, said?: number): Entry {
  const saidAt = said === undefined ? undefined : KICK_OFF + said;
  return { ...received({ ...foul, entryId, at: KICK_OFF + at }, KICK_OFF + arrived), saidAt };
}

function inOrder(...entries: readonly Entry[]): string[] {
  const forwards = [...entries].sort(byInstant).map(({ entryId }) => entryId);
  const backwards = [...entries].reverse().sort(byInstant);
  expect(backwards.map(({ entryId }) => entryId)).toEqual(forwards);
  return forwards;
}

describe('the order of entries', () => {
  it('is that of their instants, whenever they arrived and whatever the clocks of their phones said', () => {
    const first = entry('z', MINUTE, 5 * MINUTE);
    const second = entry('y', 2 * MINUTE, 4 * MINUTE);
    const ofFastPhone = entry('x', 3 * MINUTE, 3 * MINUTE, 20 * MINUTE);
    const last = entry('a', 3 * MINUTE + SECOND, 3 * MINUTE + 2 * SECOND);
    expect(inOrder(last, ofFastPhone, second, first)).toEqual(['z', 'y', 'x', 'a']);
  });

  it('is that of the phone’s own dates where the server has put its entries at one instant', () => {
    const [early, late] = [entry('z', 0, 9 * MINUTE, -5 * MINUTE), entry('y', 0, 8 * MINUTE, -4 * MINUTE)];
    const ofAnother = entry('a', 0, MINUTE);
    expect(inOrder(ofAnother, late, early)).toEqual(['z', 'y', 'a']);
  });

  it('is that of arrival where the dates are the same too, and then that of the ids', () => {
    const [first, last] = [entry('z', 0, MINUTE), entry('b', 0, 2 * MINUTE)];
    expect(inOrder(last, entry('a', 0, 2 * MINUTE), first)).toEqual(['z', 'a', 'b']);
  });
});
