import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstAssignment } from './first-assignment';

/** All orders of the numbers below `count`, the first one first. */
function ordersOf(count: number): number[][] {
  const extend = (taken: number[]): number[][] =>
    taken.length === count
      ? [taken]
      : Array.from({ length: count }, (_, next) => next)
          .filter((next) => !taken.includes(next))
          .flatMap((next) => extend([...taken, next]));
  return extend([]);
}

/** Tries every order. */
function bestOf(count: number, areKeptApart: (slot: number, candidate: number) => boolean): number[] {
  const broken = (order: number[]) => order.filter((candidate, slot) => areKeptApart(slot, candidate)).length;
  const orders = ordersOf(count);
  const fewest = Math.min(...orders.map(broken));
  return orders.find((order) => broken(order) === fewest) ?? [];
}

describe('the first assignment', () => {
  it('gives nothing to no slot, and each slot its own rank where nobody is kept apart', () => {
    expect(firstAssignment(0, () => true)).toEqual([]);
    expect(firstAssignment(4, () => false)).toEqual([0, 1, 2, 3]);
  });

  it('keeps a good rank from the first slot where a later slot has no other', () => {
    // The second slot may have the first candidate alone.
    const may = [[0, 1, 2], [0], [1, 2]];
    expect(firstAssignment(3, (slot, candidate) => !may[slot]?.includes(candidate))).toEqual([1, 0, 2]);
  });

  it.each([1, 2, 3, 4])(
    'is the one of all orders, whatever one candidate each of %i slots may not have',
    (count) => {
      const total = (count + 1) ** count;
      for (let code = 0; code < total; code += 1) {
        const apart = (slot: number, candidate: number) =>
          Math.floor(code / (count + 1) ** slot) % (count + 1) === candidate + 1;
        expect(firstAssignment(count, apart), String(code)).toEqual(bestOf(count, apart));
      }
    },
  );

  it('is the one of all orders, whatever is kept apart', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }).chain((count) => {
          const row = fc.array(fc.boolean(), { minLength: count, maxLength: count });
          return fc.array(row, { minLength: count, maxLength: count });
        }),
        (kept) => {
          const apart = (slot: number, candidate: number) => kept[slot]?.[candidate] === true;
          expect(firstAssignment(kept.length, apart)).toEqual(bestOf(kept.length, apart));
        },
      ),
    );
  });

  it('is found at once for as many slots as a stage may have groups, also where all meet the same group', () => {
    const inOrder = Array.from({ length: 64 }, (_, index) => index);
    expect(firstAssignment(64, (_slot, candidate) => candidate === 0)).toEqual(inOrder);
    const others = [...inOrder.slice(1), 0];
    expect(firstAssignment(64, (slot, candidate) => candidate === 0 && slot < 63)).toEqual(others);
  });
});
