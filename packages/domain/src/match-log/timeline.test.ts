import { describe, expect, it } from 'vitest';
import { FUTSAL_FINAL, LogBuilder, MINUTE, received, SECOND, shown } from '../testing/build-log';
import type { EntryInput } from './entries';
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

describe('the timeline', () => {
  it('has each entry once, in the order in which they were made, with its minute and the goals after it', () => {
    const [first, second] = [goal('local', 3 * MINUTE), goal('visitor', 4 * MINUTE + SECOND)];
    const items = timeline(second, kickOff, first, second);
    expect(items.map(({ entry }) => entry.entryId)).toEqual(
      [kickOff, first, second].map(({ entryId }) => entryId),
    );
    expect(items.map(({ minute, score }) => ({ minute, goals: score?.goals ?? null }))).toEqual([
      { minute: null, goals: null },
      { minute: { minute: 4, added: 0 }, goals: { local: 1, visitor: 0 } },
      { minute: { minute: 5, added: 0 }, goals: { local: 1, visitor: 1 } },
    ]);
  });

  it('begins with the kick-off and ends with the end where all were made at one instant', () => {
    const first = { ...goal('local', 0), entryId: 'a-goal' };
    const end = {
      ...log.make({ kind: 'phase', to: 'finished', on: kickOff.entryId, shown: shown(1, 0) }, 0),
    };
    expect(timeline({ ...end, entryId: 'a-end' }, first, kickOff).map(({ entry }) => entry.entryId)).toEqual([
      kickOff.entryId,
      'a-goal',
      'a-end',
    ]);
  });

  it('begins a shoot-out with its start, where a kick was made at that instant', () => {
    const shootOut = log.make({ kind: 'phase', to: 'shoot-out', on: kickOff.entryId }, MINUTE);
    const kick = log.make({ kind: 'kick', side: 'local', isIn: true, playerId: null }, MINUTE);
    const items = timeline({ ...kick, entryId: 'a-kick' }, { ...shootOut, entryId: 'b-start' }, kickOff);
    expect(items.map(({ entry, phase, minute }) => [entry.kind, phase, minute])).toEqual([
      ['phase', 'first-half', null],
      ['phase', 'shoot-out', null],
      ['kick', 'shoot-out', null],
    ]);
  });

  it('has the goals of a result that was typed, whatever was entered before', () => {
    const typed = log.make(
      { kind: 'score', finishes: true, on: kickOff.entryId, shown: shown(7, 2) },
      5 * MINUTE,
    );
    expect(timeline(kickOff, goal('local', MINUTE), typed).at(-1)).toMatchObject({
      phase: 'finished',
      minute: null,
      score: { goals: { local: 7, visitor: 2 }, kicks: null },
    });
  });

  it('takes a goal of a half that has not begun for one of its first minute', () => {
    expect(timeline(kickOff, goal('local', MINUTE, 'second-half')).at(-1)).toMatchObject({
      phase: 'second-half',
      minute: { minute: 21, added: 0 },
    });
  });

  it('reads the minute off the clock as it was then', () => {
    const stop = log.make({ kind: 'clock', half: 'first-half', action: 'stop' }, MINUTE);
    const start = log.make({ kind: 'clock', half: 'first-half', action: 'start' }, 10 * MINUTE);
    const late = goal('local', 11 * MINUTE);
    const again = log.make({ kind: 'clock', half: 'first-half', action: 'stop' }, 12 * MINUTE);
    expect(
      timeline(kickOff, stop, start, late, again).find(
        ({ entry }) => entry === late || entry.entryId === late.entryId,
      )?.minute,
    ).toEqual({
      minute: 3,
      added: 0,
    });
  });

  it('shows what is undone as undone, without counting it, and no undo', () => {
    const slip = goal('local', MINUTE);
    const undo = log.make({ kind: 'undo', of: slip.entryId });
    const next = goal('local', 2 * MINUTE);
    const items = timeline(kickOff, slip, undo, next);
    expect(items.map(({ isUndone, score }) => [isUndone, score?.goals.local ?? null])).toEqual([
      [false, null],
      [true, null],
      [false, 1],
    ]);
  });

  it('says what arrived after the end', () => {
    const seen = goal('local', MINUTE);
    const end = log.make({
      kind: 'phase',
      to: 'finished',
      on: kickOff.entryId,
      shown: shown(1, 0, { basis: [seen.entryId] }),
    });
    const late = goal('visitor', 2 * MINUTE);
    const item = timeline(kickOff, seen, late, end).find(({ entry }) => entry.entryId === late.entryId);
    expect(item).toMatchObject({ hasArrivedLater: true, score: null });
  });

  it('goes on from a correction', () => {
    const correction = log.make({ kind: 'score', finishes: false, shown: shown(5, 5) }, 3 * MINUTE);
    const next = goal('visitor', 4 * MINUTE);
    expect(timeline(kickOff, correction, next).at(-1)?.score?.goals).toEqual({ local: 5, visitor: 6 });
    expect(timeline(kickOff, correction).at(-1)?.score?.goals).toEqual({ local: 5, visitor: 5 });
  });

  it('adds up a goal from before a correction that arrived after it', () => {
    const unseen = goal('local', 2 * MINUTE);
    const correction = log.make({ kind: 'score', finishes: false, shown: shown(3, 2) }, 3 * MINUTE);
    expect(timeline(kickOff, unseen, correction).map(({ score }) => score?.goals ?? null)).toEqual([
      null,
      { local: 1, visitor: 0 },
      { local: 4, visitor: 2 },
    ]);
  });

  it('shows a goal that was told again once, as it was told last', () => {
    const told = goal('local', MINUTE);
    const again = { ...goal('local', MINUTE), playerId: 'ana', replaces: told.entryId };
    const items = timeline(kickOff, told, again);
    expect(items).toHaveLength(2);
    expect(items.at(-1)).toMatchObject({
      entry: { playerId: 'ana' },
      score: { goals: { local: 1, visitor: 0 } },
    });
  });

  it('tells another yellow of a player as the second yellow, for as long as the first one stands', () => {
    const card = (after: number) =>
      log.make({ kind: 'card', side: 'local', half: 'first-half', colour: 'yellow', playerId: 'ana' }, after);
    const [first, second] = [card(MINUTE), card(2 * MINUTE)];
    expect(timeline(kickOff, first, second).slice(1)).toMatchObject([
      { entry: { colour: 'yellow' }, mark: null },
      { entry: { colour: 'red', how: 'second-yellow' }, mark: null },
    ]);
    const undo = log.make({ kind: 'undo', of: first.entryId }, 3 * MINUTE);
    expect(timeline(kickOff, first, second, undo).at(-1)?.entry).toEqual(received(second));
  });

  it('tells the phase of an entry by its half, or by what had begun then', () => {
    const pause = log.make({ kind: 'phase', to: 'half-time', on: kickOff.entryId }, 20 * MINUTE);
    const card = (after: number) =>
      log.make({ kind: 'card', side: 'local', half: null, colour: 'yellow', playerId: null }, after);
    const [before, within] = [card(-MINUTE), card(21 * MINUTE)];
    const items = timeline(before, kickOff, goal('local', MINUTE), pause, within);
    expect(items.map(({ phase }) => phase)).toEqual([
      'scheduled',
      'first-half',
      'first-half',
      'half-time',
      'half-time',
    ]);
    expect(items.at(-1)?.minute).toBeNull();
  });

  it('tells a change of phase that is undone by what it began', () => {
    const pause = log.make({ kind: 'phase', to: 'half-time', on: kickOff.entryId }, 20 * MINUTE);
    const undo = log.make({ kind: 'undo', of: pause.entryId }, 21 * MINUTE);
    expect(timeline(kickOff, pause, undo)).toMatchObject([
      { phase: 'first-half', isUndone: false },
      { phase: 'half-time', isUndone: true, minute: null },
    ]);
  });
});
