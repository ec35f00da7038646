import { describe, expect, it } from 'vitest';
import { FUTSAL_FINAL, LogBuilder, MINUTE, received, SECOND, shown } from '../testing/build-log';
import type { EntryInput } from './entries';
import { foldLog } from './fold';
import { timelineOf } from './timeline';

const { rules } = FUTSAL_FINAL;
const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null }, 0);
const goal = (side: 'local' | 'visitor', after: number, half: 'first-half' | 'second-half' = 'first-half') =>
  log.make({ kind: 'goal', side, half, playerId: null }, after);

function timeline(...entries: readonly EntryInput[]) {
  return timelineOf(
    entries.map((entry) => received(entry)),
    rules,
  );
}

describe('the score that a timeline tells', () => {
  const draw = goal('local', MINUTE);
  const equaliser = goal('visitor', 2 * MINUTE);
  const shootOut = log.make({ kind: 'phase', to: 'shoot-out', on: kickOff.entryId }, 20 * MINUTE);
  const kick = (side: 'local' | 'visitor', isIn: boolean, after: number) =>
    log.make({ kind: 'kick', side, isIn, playerId: null }, 20 * MINUTE + after * SECOND);
  const kicks = [
    kick('local', true, 1),
    kick('visitor', false, 2),
    kick('local', true, 3),
    kick('local', true, 4),
  ];
  const basis = [draw, equaliser, ...kicks].map(({ entryId }) => entryId);
  const played = [kickOff, draw, equaliser, shootOut, ...kicks];
  const end = log.make(
    {
      kind: 'phase',
      to: 'finished',
      on: shootOut.entryId,
      shown: shown(1, 1, { kicks: { local: 3, visitor: 0 }, basis }),
    },
    21 * MINUTE,
  );
  /** The goals and kicks of each line of the timeline, as in '1-1 (3-0)'; null for a line without a score. */
  const told = (...entries: readonly EntryInput[]) =>
    timeline(...entries).map(({ score }) => {
      if (!score) return null;
      const inKicks = score.kicks && ` (${score.kicks.local}-${score.kicks.visitor})`;
      return `${score.goals.local}-${score.goals.visitor}${inKicks ?? ''}`;
    });

  it('counts the kicks of a shoot-out, and ends with the result', () => {
    expect(told(...played, end)).toEqual([
      null,
      '1-0',
      '1-1',
      '1-1 (0-0)',
      '1-1 (1-0)',
      '1-1 (1-0)',
      '1-1 (2-0)',
      '1-1 (3-0)',
      '1-1 (3-0)',
    ]);
  });

  it('ends with the kicks of a corrected shoot-out, and no longer with those of the end before', () => {
    const typed = log.make(
      {
        kind: 'score',
        finishes: true,
        on: end.entryId,
        shown: shown(1, 1, { kicks: { local: 2, visitor: 3 }, basis }),
      },
      30 * MINUTE,
    );
    const items = timeline(...played, end, typed);
    expect(told(...played, end, typed).slice(-2)).toEqual([null, '1-1 (2-3)']);
    expect(items.filter(({ isSuperseded }) => isSuperseded)).toMatchObject([
      { entry: { entryId: end.entryId } },
    ]);
  });

  it('has no kicks where the corrected goals are not level', () => {
    const typed = log.make(
      {
        kind: 'score',
        finishes: true,
        on: end.entryId,
        shown: shown(2, 1, { kicks: { local: 3, visitor: 0 }, basis }),
      },
      30 * MINUTE,
    );
    expect(told(...played, end, typed).at(-1)).toBe('2-1');
  });

  it('goes on from kicks that were corrected while they were taken', () => {
    const correction = log.make(
      { kind: 'score', finishes: false, shown: shown(1, 1, { kicks: { local: 1, visitor: 2 }, basis }) },
      20 * MINUTE + 10 * SECOND,
    );
    expect(told(...played, correction, kick('visitor', true, 11)).slice(-2)).toEqual([
      '1-1 (1-2)',
      '1-1 (1-3)',
    ]);
  });

  it('ends with the goals of a forfeit, which stand for those that were played', () => {
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on: kickOff.entryId }, 5 * MINUTE);
    const { forfeitGoals } = rules;
    expect(told(kickOff, draw, forfeit)).toEqual([null, '1-0', `0-${forfeitGoals}`]);
  });

  it('has none after the goals of a forfeit, whatever is corrected later', () => {
    const forfeit = log.make({ kind: 'forfeit', side: 'visitor', on: kickOff.entryId }, 5 * MINUTE);
    const correction = log.make({ kind: 'score', finishes: false, shown: shown(3, 0) }, 6 * MINUTE);
    expect(told(kickOff, draw, forfeit, correction).slice(-2)).toEqual([`0-${rules.forfeitGoals}`, null]);
  });

  it('has none for what makes no score: a card, and a kick whose shoot-out was undone', () => {
    const card = log.make(
      { kind: 'card', side: 'local', half: 'first-half', colour: 'red', playerId: null },
      2 * MINUTE,
    );
    const undo = log.make({ kind: 'undo', of: shootOut.entryId }, 21 * MINUTE);
    const items = timeline(kickOff, draw, card, shootOut, kick('local', true, 1), undo);
    expect(items.map(({ entry, score }) => [entry.kind, score?.goals.local ?? null])).toEqual([
      ['phase', null],
      ['goal', 1],
      ['card', null],
      ['phase', null],
      ['kick', null],
    ]);
  });

  it('ends with a result whose goal was undone after the end: it still counts', () => {
    const undo = log.make({ kind: 'undo', of: draw.entryId }, 22 * MINUTE);
    const finish = log.make({
      kind: 'phase',
      to: 'finished',
      on: kickOff.entryId,
      shown: shown(1, 0, { basis: [draw.entryId] }),
    });
    expect(told(kickOff, draw, finish, undo)).toEqual([null, null, '1-0']);
  });

  it('ends with the second end where the first one was undone', () => {
    const first = log.make(
      { kind: 'phase', to: 'finished', on: kickOff.entryId, shown: shown(1, 0) },
      5 * MINUTE,
    );
    const undo = log.make({ kind: 'undo', of: first.entryId }, 6 * MINUTE);
    const again = log.make(
      {
        kind: 'phase',
        to: 'finished',
        on: kickOff.entryId,
        shown: shown(1, 1, { basis: [draw.entryId, equaliser.entryId] }),
      },
      8 * MINUTE,
    );
    expect(told(kickOff, draw, equaliser, first, undo, again)).toEqual([null, '1-0', '1-1', null, '1-1']);
  });

  it('counts a late goal before the end once somebody takes it over', () => {
    const finish = log.make(
      { kind: 'phase', to: 'finished', on: kickOff.entryId, shown: shown(1, 0, { basis: [draw.entryId] }) },
      5 * MINUTE,
    );
    const late = goal('visitor', 6 * MINUTE);
    const takenOver = log.make(
      {
        kind: 'score',
        finishes: true,
        on: finish.entryId,
        shown: shown(1, 1, { basis: [draw.entryId, late.entryId] }),
      },
      9 * MINUTE,
    );
    expect(told(kickOff, draw, finish, late)).toEqual([null, '1-0', null, '1-0']);
    expect(told(kickOff, draw, finish, late, takenOver)).toEqual([null, '1-0', '1-1', null, '1-1']);
  });
});

describe('phones whose clocks are minutes apart', () => {
  it('tell a correction after the goals that are in it', () => {
    const seen = goal('local', 12 * MINUTE);
    const correction = log.make(
      { kind: 'score', finishes: false, shown: shown(2, 0, { basis: [seen.entryId] }) },
      2 * MINUTE,
    );
    const items = timeline(kickOff, correction, seen);
    expect(items.map(({ entry, score }) => [entry.kind, score?.goals.local])).toEqual([
      ['phase', undefined],
      ['goal', 1],
      ['score', 2],
    ]);
  });

  it('tell the correction last that was made over the other one, and it counts', () => {
    const first = log.make({ kind: 'score', finishes: false, shown: shown(5, 0) }, 12 * MINUTE);
    const second = log.make(
      { kind: 'score', finishes: false, shown: shown(6, 0, { basis: [first.entryId] }) },
      2 * MINUTE,
    );
    expect(timeline(kickOff, second, first).map(({ score }) => score?.goals.local)).toEqual([
      undefined,
      5,
      6,
    ]);
    const entries = [kickOff, second, first].map((entry) => received(entry));
    expect(foldLog(entries, rules).score.goals).toEqual({ local: 6, visitor: 0 });
  });

  it('tell a goal of the second half in it, and the end last', () => {
    const pause = log.make({ kind: 'phase', to: 'half-time', on: kickOff.entryId }, 20 * MINUTE);
    const second = log.make({ kind: 'phase', to: 'second-half', on: pause.entryId }, 30 * MINUTE);
    const early = goal('local', 15 * MINUTE, 'second-half');
    const end = log.make(
      {
        kind: 'phase',
        to: 'finished',
        on: second.entryId,
        shown: shown(1, 0, { basis: [early.entryId] }),
      },
      10 * MINUTE,
    );
    expect(timeline(kickOff, pause, second, early, end).map(({ entry }) => entry.entryId)).toEqual(
      [kickOff, pause, second, early, end].map(({ entryId }) => entryId),
    );
  });
});
