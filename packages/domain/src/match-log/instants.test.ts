import { describe, expect, it } from 'vitest';
import { KICK_OFF, LogBuilder, MINUTE, received, SECOND, shown } from '../testing/build-log';
import { activeEntries } from './active-entries';
import type { EntryInput } from './entries';
import { instantsOf } from './instants';
import { phaseChanges } from './phases';

const log = new LogBuilder();
const phase = (to: 'half-time' | 'second-half' | 'shoot-out', on: string, after: number) =>
  log.make({ kind: 'phase', to, on }, after);
const goal = (half: 'first-half' | 'second-half', after: number) =>
  log.make({ kind: 'goal', side: 'local', half, playerId: null }, after);
const corrected = (after: number, ...included: readonly EntryInput[]) => {
  const basis = included.map(({ entryId }) => entryId);
  return log.make({ kind: 'score', finishes: false, shown: shown(1, 0, { basis }) }, after);
};

const first = log.make({ kind: 'phase', to: 'first-half', on: null }, 0);
const pause = phase('half-time', first.entryId, 20 * MINUTE);
const second = phase('second-half', pause.entryId, 30 * MINUTE);
const begun = [first, pause, second];

/** The instants of entries of one log, in milliseconds from the kick-off. */
function instants(inputs: readonly EntryInput[], asked: readonly EntryInput[]): number[] {
  const entries = inputs.map((input) => received(input));
  const active = activeEntries(entries);
  const instantOf = instantsOf(active, phaseChanges(active));
  return asked.map((input) => instantOf(received(input)) - KICK_OFF);
}

describe('an entry of a half', () => {
  it('is never before the beginning of its half, and else when it was made', () => {
    const [slow, right] = [goal('second-half', 25 * MINUTE), goal('second-half', 31 * MINUTE)];
    expect(instants([...begun, slow, right], [slow, right])).toEqual([30 * MINUTE, 31 * MINUTE]);
  });

  it('is not held up by a half that it does not name', () => {
    const early = goal('first-half', 10 * MINUTE);
    const card = log.make(
      { kind: 'card', side: 'local', half: null, colour: 'red', playerId: null },
      25 * MINUTE,
    );
    expect(instants([...begun, early, card], [early, card])).toEqual([10 * MINUTE, 25 * MINUTE]);
  });

  it('is when it was made where its half has not begun yet', () => {
    const early = goal('second-half', 10 * MINUTE);
    expect(instants([first, early], [early])).toEqual([10 * MINUTE]);
  });
});

it('a kick is never before the shoot-out, which is never before the half that it follows', () => {
  const kickAt = (after: number) =>
    log.make({ kind: 'kick', side: 'local', isIn: true, playerId: null }, after);
  const shootOut = phase('shoot-out', second.entryId, 35 * MINUTE);
  const [early, right] = [kickAt(32 * MINUTE), kickAt(36 * MINUTE)];
  expect(instants([...begun, shootOut, early, right], [early, right])).toEqual([35 * MINUTE, 36 * MINUTE]);
  const slow = { ...shootOut, at: KICK_OFF + 25 * MINUTE };
  const before = kickAt(27 * MINUTE);
  expect(instants([...begun, slow, before], [before])).toEqual([30 * MINUTE]);
});

it('a change of phase is never before the one that it follows', () => {
  const early = { ...pause, at: KICK_OFF - MINUTE };
  expect(instants([first, early, second], [first, early, second])).toEqual([0, 0, 30 * MINUTE]);
  const late = { ...first, at: KICK_OFF + 40 * MINUTE };
  expect(instants([late, pause, second], [late, pause, second])).toEqual(Array(3).fill(40 * MINUTE));
});

describe('a correction of the score', () => {
  it('is when it was made where it includes nothing that is later', () => {
    const early = goal('first-half', 5 * MINUTE);
    const correction = corrected(10 * MINUTE, early);
    expect(instants([first, early, correction], [correction])).toEqual([10 * MINUTE]);
  });

  it('comes after the last of what it includes, a millisecond later', () => {
    const [last, other] = [goal('first-half', 15 * MINUTE), goal('first-half', 5 * MINUTE)];
    const correction = corrected(10 * MINUTE, last, other);
    expect(instants([first, correction, other, last], [correction])).toEqual([15 * MINUTE + 1]);
  });

  it('comes after a goal of a half whose beginning is later than both', () => {
    const slow = goal('second-half', 5 * MINUTE);
    const correction = corrected(10 * MINUTE, slow);
    expect(instants([...begun, slow, correction], [correction])).toEqual([30 * MINUTE + 1]);
  });

  it('comes after the correction that it includes, whichever is asked for first', () => {
    const last = goal('first-half', 15 * MINUTE);
    const one = corrected(12 * MINUTE, last);
    const other = corrected(10 * MINUTE, one);
    const entries = [first, other, one, last];
    expect(instants(entries, [one, other])).toEqual([15 * MINUTE + 1, 15 * MINUTE + 2]);
    expect(instants(entries, [other, one])).toEqual([15 * MINUTE + 2, 15 * MINUTE + 1]);
  });

  it('comes after a goal that was told again with its scorer, which it names by the first telling', () => {
    const told = goal('first-half', 15 * MINUTE);
    const again = { ...goal('first-half', 16 * MINUTE), playerId: 'ana', replaces: told.entryId };
    const correction = corrected(10 * MINUTE, told);
    expect(instants([first, told, again, correction], [correction])).toEqual([15 * MINUTE + 1]);
  });

  it('is when it was made where what it includes has not arrived, or is undone', () => {
    const missing = goal('first-half', 15 * MINUTE);
    const correction = corrected(10 * MINUTE, missing);
    const undo = log.make({ kind: 'undo', of: missing.entryId });
    expect(instants([first, correction], [correction])).toEqual([10 * MINUTE]);
    expect(instants([first, missing, correction, undo], [correction])).toEqual([10 * MINUTE]);
  });

  it('that names another one which names it has one place, whichever arrived first', () => {
    const one = corrected(10 * SECOND);
    const other = corrected(20 * SECOND, one);
    const circular = { ...one, shown: shown(1, 0, { basis: [other.entryId] }) };
    const inOrder = instants([first, circular, other], [circular, other]);
    expect(inOrder).toEqual([20 * SECOND + 1, 20 * SECOND]);
    expect(instants([first, other, circular], [circular, other])).toEqual(inOrder);
  });
});
