import { describe, expect, it } from 'vitest';
import { FUTSAL_FINAL, KICK_OFF, LogBuilder, MINUTE, received, SECOND, shown } from '../testing/build-log';
import type { Entry, EntryInput } from './entries';
import { foldLog } from './fold';
import { judgeEntries } from './judge';
import { phaseChanges } from './phases';
import { earliestIn } from './put-in-time';
import { timelineOf } from './timeline';

const { rules } = FUTSAL_FINAL;
const log = new LogBuilder();
const kickOff = log.make({ kind: 'phase', to: 'first-half', on: null }, 0);
const pause = log.make({ kind: 'phase', to: 'half-time', on: kickOff.entryId }, 20 * MINUTE);
const second = log.make({ kind: 'phase', to: 'second-half', on: pause.entryId }, 30 * MINUTE);
const goal = (after: number, half: 'first-half' | 'second-half' = 'first-half') =>
  log.make({ kind: 'goal', side: 'local', half, playerId: null }, after);

interface Sent {
  readonly before?: readonly EntryInput[];
  /** The time of arrival, in milliseconds from the kick-off. */
  readonly now: number;
  readonly from?: number;
}

/** The arriving entries as the log has them. The entries `before` arrived when they were made. */
function send(inputs: readonly EntryInput[], { before = [kickOff], now, from }: Sent): readonly Entry[] {
  const present = before.map((input): Entry => ({ ...input, by: 'a', receivedAt: input.at }));
  const delivery = { by: 'b', receivedAt: KICK_OFF + now, notBefore: from };
  const { entries, verdicts } = judgeEntries(present, inputs, FUTSAL_FINAL, delivery);
  expect(verdicts.map(({ outcome }) => outcome)).toEqual(inputs.map(() => 'taken'));
  return entries.slice(present.length);
}

/** The minutes from the kick-off of each entry's instant, and of the instant that its device sent. */
function placed(entries: readonly Entry[]) {
  const minutes = (at: number | undefined) => at && (at - KICK_OFF) / MINUTE;
  return entries.map(({ at, saidAt }) => [minutes(at), minutes(saidAt)]);
}

describe('an entry of a phone whose clock is ten minutes behind', () => {
  it('is put at the kick-off, and says where it was', () => {
    const late = goal(-5 * MINUTE);
    const entries = send([late], { now: 5 * MINUTE });
    expect(entries).toMatchObject([{ at: KICK_OFF, saidAt: KICK_OFF - 5 * MINUTE }]);
    const [, item] = timelineOf([{ ...kickOff, by: 'a', receivedAt: KICK_OFF }, ...entries], rules);
    expect(item).toMatchObject({ phase: 'first-half', minute: { minute: 1, added: 0 } });
  });

  it('stays where it is, and is not marked, where it can have been made then', () => {
    expect(send([goal(2 * MINUTE)], { now: 12 * MINUTE })[0]).not.toHaveProperty('saidAt');
  });

  it('is put at the beginning of its half, and a change of phase where the one before it is', () => {
    const before = [kickOff, pause, second];
    const end = log.make(
      { kind: 'phase', to: 'finished', on: second.entryId, shown: shown(1, 0) },
      25 * MINUTE,
    );
    const entries = send([goal(24 * MINUTE, 'second-half'), end], { before, now: 50 * MINUTE });
    expect(placed(entries)).toEqual([
      [30, 24],
      [30, 25],
    ]);
  });

  it('is at the kick-off without a word, where it is before it by no more than clocks differ', () => {
    const [near, far] = send([goal(-60 * SECOND), goal(-61 * SECOND)], { now: 5 * MINUTE });
    expect(near).toMatchObject({ at: KICK_OFF });
    expect(near).not.toHaveProperty('saidAt');
    expect(far).toMatchObject({ at: KICK_OFF, saidAt: KICK_OFF - 61 * SECOND });
  });

  it('is put at the beginning of its link, the kick-off too', () => {
    const early = log.make({ kind: 'phase', to: 'first-half', on: null }, -10 * MINUTE);
    const entries = send([early, goal(-9 * MINUTE)], {
      before: [],
      now: MINUTE,
      from: KICK_OFF - 2 * MINUTE,
    });
    expect(placed(entries)).toEqual([
      [-2, -10],
      [-2, -9],
    ]);
    expect(foldLog(entries, rules).clock.runningSince).toBe(KICK_OFF - 2 * MINUTE);
  });

  it('has no time of its own where it undoes something', () => {
    const made = goal(MINUTE);
    const undo = log.make({ kind: 'undo', of: made.entryId }, -9 * MINUTE);
    expect(send([undo], { before: [kickOff, made], now: 2 * MINUTE })[0]).not.toHaveProperty('saidAt');
  });
});

describe('an entry of a phone whose clock is ahead', () => {
  it('by ten minutes happens now, and says where it was', () => {
    expect(placed(send([goal(15 * MINUTE)], { now: 5 * MINUTE }))).toEqual([[5, 15]]);
  });

  it('by the second that phones and servers differ happens now, without a word', () => {
    const [entry] = send([goal(5 * MINUTE + SECOND)], { now: 5 * MINUTE });
    expect(entry?.at).toBe(KICK_OFF + 5 * MINUTE);
    expect(entry).not.toHaveProperty('saidAt');
  });
});

describe('the earliest instant at which an entry can have been made', () => {
  const end = (on: string | null) => log.make({ kind: 'score', finishes: true, on, shown: shown(1, 0) });
  const correction = log.make({ kind: 'score', finishes: false, shown: shown(1, 0) });
  const postponed = log.make({ kind: 'phase', to: 'postponed', on: null }, -60 * MINUTE);
  const begun = { ...kickOff, on: postponed.entryId };

  /** The earliest instant of an entry in a match with these changes of phase, in minutes from the kick-off. */
  function earliest(entry: EntryInput, ...before: readonly EntryInput[]): number {
    const changes = phaseChanges(before.map((input) => received(input)));
    expect(changes).toHaveLength(before.length);
    return (earliestIn({ changes }, received(entry)) - KICK_OFF) / MINUTE;
  }

  it('is the beginning of its half, also where another half is played by now', () => {
    expect(earliest(goal(0), kickOff, pause, second)).toBe(0);
    expect(earliest(goal(0, 'second-half'), kickOff, pause, second)).toBe(30);
  });

  it('is the kick-off where it names no half, or one that has not begun', () => {
    expect(earliest(correction, postponed, begun, pause)).toBe(0);
    expect(earliest(goal(0, 'second-half'), postponed, begun, pause)).toBe(0);
  });

  it('of a change of phase is the one that it follows, or the latest where that is not in the story', () => {
    expect(earliest(end(pause.entryId), kickOff, pause, second)).toBe(20);
    expect(earliest(end('the end of another phone'), kickOff, pause, second)).toBe(30);
  });

  it('is none for a first change of phase, nor before there is any', () => {
    expect(earliest(end(null), kickOff, pause)).toBe(-Infinity);
    expect(earliest(end('unknown'))).toBe(-Infinity);
    expect(earliest(goal(0))).toBe(-Infinity);
    expect(earliest(correction, postponed)).toBe(-Infinity);
  });
});
