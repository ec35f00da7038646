import { describe, expect, test } from 'vitest';
import { heightInSlots, layOutBracket } from './bracket-layout';
import type { Feeders } from './cup-rounds';

function feedersOf(described: Record<string, Partial<Feeders>>): ReadonlyMap<string, Feeders> {
  const filled = Object.entries(described).map(
    ([id, feeders]) => [id, { winnersOf: [], losersOf: [], ...feeders }] as const,
  );
  return new Map(filled);
}

function slotsOf(rounds: string[][], described: Record<string, Partial<Feeders>> = {}) {
  return slotsOfColumns(
    rounds.map((ids) => [ids]),
    described,
  );
}

function slotsOfColumns(columns: string[][][], described: Record<string, Partial<Feeders>>) {
  const spots = layOutBracket(columns, feedersOf(described));
  return Object.fromEntries([...spots].map(([id, { slot }]) => [id, slot]));
}

describe('the layout of a bracket', () => {
  test('puts a match between the two that its teams come from', () => {
    const slots = slotsOf([['q1', 'q2', 'q3', 'q4'], ['s1', 's2'], ['f']], {
      s1: { winnersOf: ['q1', 'q2'] },
      s2: { winnersOf: ['q3', 'q4'] },
      f: { winnersOf: ['s1', 's2'] },
    });
    expect(slots).toEqual({ q1: 0, q2: 1, q3: 2, q4: 3, s1: 0.5, s2: 2.5, f: 1.5 });
  });

  test('orders a round by where its winners go, so that no lines cross', () => {
    const slots = slotsOf([['q1', 'q2', 'q3', 'q4'], ['s1', 's2'], ['f']], {
      s1: { winnersOf: ['q1', 'q3'] },
      s2: { winnersOf: ['q2', 'q4'] },
      f: { winnersOf: ['s1', 's2'] },
    });
    expect(slots).toMatchObject({ q1: 0, q3: 1, q2: 2, q4: 3 });
  });

  test('lets a team enter a round later', () => {
    const slots = slotsOf([['q1'], ['s1', 's2'], ['f']], {
      s1: { winnersOf: ['q1'] },
      f: { winnersOf: ['s1', 's2'] },
    });
    expect(slots).toEqual({ q1: 0, s1: 0, s2: 1, f: 0.5 });
  });

  test('keeps the match for third place off the line to the final', () => {
    const slots = slotsOf([['s1', 's2'], ['third'], ['f']], {
      third: { losersOf: ['s1', 's2'] },
      f: { winnersOf: ['s1', 's2'] },
    });
    expect(slots).toEqual({ s1: 0, s2: 1, third: 1.5, f: 0.5 });
  });

  test('puts the match for third place below the final, with room for its name', () => {
    const slots = slotsOfColumns([[['s1', 's2']], [['f'], ['third']]], {
      third: { losersOf: ['s1', 's2'] },
      f: { winnersOf: ['s1', 's2'] },
    });
    expect(slots).toEqual({ s1: 0, s2: 1, f: 0.5, third: 2 });
  });

  test('stacks matches that nothing connects, a smaller round in the middle', () => {
    const slots = slotsOf([['a', 'b', 'c', 'd'], ['e', 'f'], ['g']]);
    expect(slots).toEqual({ a: 0, b: 1, c: 2, d: 3, e: 1, f: 2, g: 1.5 });
  });

  test('never puts two matches of a round on each other', () => {
    const slots = slotsOf(
      [
        ['a', 'b'],
        ['c', 'd', 'e'],
      ],
      {
        c: { winnersOf: ['a'] },
        d: { winnersOf: ['a'] },
        e: { winnersOf: ['b'] },
      },
    );
    const ofRound = ['c', 'd', 'e'].map((id) => slots[id]).sort();
    expect(new Set(ofRound.map((slot) => Math.floor(slot ?? 0))).size).toBe(3);
  });

  test('is as high as its lowest match', () => {
    expect(heightInSlots(layOutBracket([[['a', 'b']], [['c']]], new Map()))).toBe(2);
    expect(heightInSlots(new Map())).toBe(0);
  });
});
