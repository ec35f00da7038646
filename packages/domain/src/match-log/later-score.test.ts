import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS } from '../cup/match-rules';
import { LogBuilder, received, shown } from '../testing/build-log';
import type { EntryInput } from './entries';
import { foldLog, scoreWithLater } from './fold';

const log = new LogBuilder();
const goal = (side: 'local' | 'visitor', after?: number) =>
  log.make({ kind: 'goal', side, half: 'first-half', playerId: null }, after);
const begun = log.make({ kind: 'phase', to: 'first-half', on: null });
const seen = goal('local');
const finish = log.make({
  kind: 'phase',
  to: 'finished',
  on: begun.entryId,
  shown: shown(1, 0, { basis: [seen.entryId] }),
});

function fold(...entries: readonly EntryInput[]) {
  return foldLog(
    [begun, ...entries].map((entry) => received(entry)),
    MATCH_RULE_PRESETS.futsal,
  );
}

describe('a final score with what arrived later in it', () => {
  const corrected = (basis: readonly string[], after: number, finishes = false) =>
    log.make(
      {
        kind: 'score',
        shown: shown(2, 1, { basis }),
        ...(finishes ? { finishes: true, on: finish.entryId } : { finishes: false }),
      },
      after,
    );
  const later = (...entries: readonly EntryInput[]) => scoreWithLater(fold(seen, finish, ...entries));

  it('counts the goals on top', () => {
    const late = goal('visitor', 1);
    expect(later(late)).toEqual(shown(1, 1, { basis: [seen.entryId, late.entryId] }));
    expect(later()).toEqual(shown(1, 0, { basis: [seen.entryId] }));
  });

  it('starts from a correction that arrived later, with all that was not in it', () => {
    const late = goal('visitor', 1);
    expect(later(corrected([seen.entryId], 2)).goals).toEqual({ local: 2, visitor: 1 });
    expect(later(corrected([seen.entryId], 2), late).goals).toEqual({ local: 2, visitor: 2 });
    expect(later(corrected([], 2)).goals).toEqual({ local: 3, visitor: 1 });
  });

  it('leaves a result as it is that was typed after the correction was made', () => {
    const typed = corrected([seen.entryId], 3, true);
    expect(later(corrected([], 2), typed).goals).toEqual({ local: 2, visitor: 1 });
    const result = { ...typed, shown: shown(7, 7, { basis: [seen.entryId] }) };
    expect(later(corrected([], 2), result).goals).toEqual({ local: 7, visitor: 7 });
    expect(later(corrected([seen.entryId], 4), result).goals).toEqual({ local: 2, visitor: 1 });
  });

  it('counts the kicks of a shoot-out on top too', () => {
    const shootOut = log.make({ kind: 'phase', to: 'shoot-out', on: begun.entryId });
    const end = log.make({
      kind: 'phase',
      to: 'finished',
      on: shootOut.entryId,
      shown: shown(1, 1, { kicks: { local: 3, visitor: 2 } }),
    });
    const kick = log.make({ kind: 'kick', side: 'visitor', isIn: true, playerId: null });
    expect(scoreWithLater(fold(shootOut, end, kick))).toMatchObject({
      goals: { local: 1, visitor: 1 },
      kicks: { local: 3, visitor: 3 },
    });
  });
});
