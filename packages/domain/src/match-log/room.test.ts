import { describe, expect, it } from 'vitest';
import {
  type Entry,
  MAX_ENTRIES,
  MAX_ENTRIES_WITH_RESERVE,
  MAX_NAMED_ENTRIES,
  MAX_NAMED_ENTRIES_WITH_RESERVE,
  NEARLY_FULL,
} from './entries';
import { hasRoom, isWithinReserve } from './judge';

const made = (entryId: string) => ({ entryId, at: 1, by: 'device', receivedAt: 1 });
const foul = (index: number): Entry => ({
  ...made(`f${index}`),
  kind: 'foul',
  side: 'local',
  half: 'first-half',
});

function scoreThatNames(count: number, entryId = 's'): Entry {
  const basis = Array.from({ length: count }, (_, index) => `e${index}`);
  const shown = { goals: { local: 0, visitor: 0 }, kicks: null, basis };
  return { ...made(entryId), kind: 'score', finishes: false, shown };
}

const fouls = (count: number) => Array.from({ length: count }, (_, index) => foul(index));
const undo: Entry = { ...made('u'), kind: 'undo', of: 'f0' };

describe('a log', () => {
  it('takes anything until it is nearly full, then what ends or corrects the match, and nothing at its end', () => {
    expect(hasRoom(fouls(NEARLY_FULL - 1), foul(NEARLY_FULL))).toBe(true);
    expect(hasRoom(fouls(NEARLY_FULL), foul(NEARLY_FULL))).toBe(false);
    expect(hasRoom(fouls(MAX_ENTRIES - 1), undo)).toBe(true);
    expect(hasRoom(fouls(MAX_ENTRIES), undo)).toBe(false);
  });

  it('takes scores as long as they name no more entries than a document bears', () => {
    const half = MAX_NAMED_ENTRIES / 2;
    expect(hasRoom([scoreThatNames(half)], scoreThatNames(half, 't'))).toBe(true);
    expect(hasRoom([scoreThatNames(half)], scoreThatNames(half + 1, 't'))).toBe(false);
    expect(hasRoom([scoreThatNames(MAX_NAMED_ENTRIES)], undo)).toBe(true);
  });

  it('takes some more from administrators, who type a score in the match itself', () => {
    expect(isWithinReserve(fouls(MAX_ENTRIES_WITH_RESERVE))).toBe(true);
    expect(isWithinReserve(fouls(MAX_ENTRIES_WITH_RESERVE + 1))).toBe(false);
    expect(isWithinReserve([scoreThatNames(MAX_NAMED_ENTRIES_WITH_RESERVE)])).toBe(true);
    expect(isWithinReserve([scoreThatNames(MAX_NAMED_ENTRIES_WITH_RESERVE), scoreThatNames(1, 't')])).toBe(
      false,
    );
  });
});
