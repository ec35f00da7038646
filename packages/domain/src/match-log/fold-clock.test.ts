import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS } from '../cup/match-rules';
import { KICK_OFF, LogBuilder, MINUTE, received, SECOND, shown } from '../testing/build-log';
import type { EntryInput } from './entries';
import { foldLog } from './fold';

const kickOff = new LogBuilder('start').make({ kind: 'phase', to: 'first-half', on: null }, 0);

/** The state of a log with a first half that began at the kick-off, followed by the entries of the test. */
function fold(...entries: readonly EntryInput[]) {
  return foldLog(
    [kickOff, ...entries].map((entry) => received(entry)),
    MATCH_RULE_PRESETS.futsal,
  );
}

describe('the clock', () => {
  const log = new LogBuilder('clock');
  const press = (action: 'start' | 'stop', after: number) =>
    log.make({ kind: 'clock', half: 'first-half', action }, after);

  it('runs from the kick-off on', () => {
    expect(fold().clock).toEqual({ runningSince: KICK_OFF, elapsed: 0 });
  });

  it('stops and goes on', () => {
    expect(fold(press('stop', 5 * MINUTE)).clock).toEqual({ runningSince: null, elapsed: 5 * MINUTE });
    expect(fold(press('stop', 5 * MINUTE), press('start', 7 * MINUTE)).clock).toEqual({
      runningSince: KICK_OFF + 7 * MINUTE,
      elapsed: 5 * MINUTE,
    });
  });

  it('is where it would be had nobody pressed a button that is undone', () => {
    const slip = press('stop', 5 * MINUTE);
    const undo = log.make({ kind: 'undo', of: slip.entryId }, 6 * MINUTE);
    expect(fold(slip, undo).clock).toEqual({ runningSince: KICK_OFF, elapsed: 0 });
  });

  it('counts a button that is pressed twice once', () => {
    expect(fold(press('stop', MINUTE), press('stop', 2 * MINUTE)).clock.elapsed).toBe(MINUTE);
    expect(fold(press('start', MINUTE)).clock).toEqual({ runningSince: KICK_OFF, elapsed: 0 });
  });

  it('is set, running or not', () => {
    const set = log.make(
      { kind: 'clock', half: 'first-half', action: 'set', elapsed: 3 * MINUTE },
      4 * MINUTE,
    );
    expect(fold(set).clock).toEqual({ runningSince: KICK_OFF + 4 * MINUTE, elapsed: 3 * MINUTE });
    expect(fold(press('stop', MINUTE), set).clock).toEqual({ runningSince: null, elapsed: 3 * MINUTE });
  });

  it('takes a button of a phone that is late from the beginning of the half', () => {
    expect(fold(press('stop', -MINUTE), press('start', 2 * MINUTE)).clock).toEqual({
      runningSince: KICK_OFF + 2 * MINUTE,
      elapsed: 0,
    });
  });

  it('does not hear buttons of another half', () => {
    const other = log.make({ kind: 'clock', half: 'second-half', action: 'stop' }, MINUTE);
    expect(fold(other).clock.runningSince).toBe(KICK_OFF);
  });

  it('stands from the end of the half on, and begins the next one at zero', () => {
    const pause = log.make({ kind: 'phase', to: 'half-time', on: 'start-1' }, 20 * MINUTE + 3 * SECOND);
    expect(fold(pause).clock).toEqual({ runningSince: null, elapsed: 20 * MINUTE + 3 * SECOND });
    expect(fold(pause, press('stop', 25 * MINUTE)).clock.elapsed).toBe(20 * MINUTE + 3 * SECOND);
    const second = log.make({ kind: 'phase', to: 'second-half', on: pause.entryId }, 30 * MINUTE);
    expect(fold(pause, second).clock).toEqual({ runningSince: KICK_OFF + 30 * MINUTE, elapsed: 0 });
  });

  it('stands at zero after a half whose end was made by a phone that is late, before its beginning', () => {
    const pause = log.make({ kind: 'phase', to: 'half-time', on: 'start-1' }, -MINUTE);
    expect(fold(pause).clock).toEqual({ runningSince: null, elapsed: 0 });
  });

  it('stands as it was set at the very end', () => {
    const set = log.make(
      { kind: 'clock', half: 'first-half', action: 'set', elapsed: 12 * MINUTE },
      20 * MINUTE,
    );
    const pause = log.make({ kind: 'phase', to: 'half-time', on: 'start-1' }, 20 * MINUTE);
    expect(fold(set, pause).clock).toEqual({ runningSince: null, elapsed: 12 * MINUTE });
  });

  it('that was stopped before the end stays as it was', () => {
    const end = log.make({ kind: 'phase', to: 'finished', on: 'start-1', shown: shown(0, 0) }, 30 * MINUTE);
    expect(fold(press('stop', 10 * MINUTE), end).clock).toEqual({ runningSince: null, elapsed: 10 * MINUTE });
  });

  it('stands after the end of the second half at what that half came to', () => {
    const pause = log.make({ kind: 'phase', to: 'half-time', on: 'start-1' }, 20 * MINUTE);
    const second = log.make({ kind: 'phase', to: 'second-half', on: pause.entryId }, 30 * MINUTE);
    const whistle = { kind: 'phase', to: 'finished', on: second.entryId, shown: shown(0, 0) } as const;
    const standing = { runningSince: null, elapsed: 18 * MINUTE };
    expect(fold(pause, second, log.make(whistle, 48 * MINUTE)).clock).toEqual(standing);
    const forfeit = log.make({ kind: 'forfeit', side: 'local', on: second.entryId }, 48 * MINUTE);
    expect(fold(pause, second, forfeit).clock).toEqual(standing);
  });
});
