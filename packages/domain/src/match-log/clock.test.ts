import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS } from '../cup/match-rules';
import { KICK_OFF, LogBuilder, MINUTE, received, SECOND } from '../testing/build-log';
import { clockNow, clockOfHalf, elapsedAt, minuteOf } from './clock';

const FUTSAL = MATCH_RULE_PRESETS.futsal;

describe('what the clock shows', () => {
  it('is what it showed when it stopped', () => {
    expect(elapsedAt({ runningSince: null, elapsed: 5 * MINUTE }, 99 * MINUTE)).toBe(5 * MINUTE);
  });

  it('goes on from there while it runs, and never backwards', () => {
    const running = { runningSince: 10 * MINUTE, elapsed: 5 * MINUTE };
    expect(elapsedAt(running, 12 * MINUTE)).toBe(7 * MINUTE);
    expect(elapsedAt(running, 9 * MINUTE)).toBe(5 * MINUTE);
  });
});

describe('the clock of a half', () => {
  const log = new LogBuilder();
  const press = (half: 'first-half' | 'second-half', action: 'start' | 'stop', after: number) =>
    received(log.make({ kind: 'clock', half, action }, after));
  const begun = { ...log.make({ kind: 'phase', to: 'first-half', on: null }, 0), by: 'phone', receivedAt: 0 };

  it('hears its buttons in the order in which they were pressed, whichever phone sent first', () => {
    const active = [
      press('first-half', 'start', 7 * MINUTE),
      press('first-half', 'stop', 9 * MINUTE),
      press('first-half', 'stop', 5 * MINUTE),
    ];
    const clock = { runningSince: null, elapsed: 7 * MINUTE };
    expect(clockOfHalf('first-half', { active, changes: [begun] })).toEqual(clock);
    expect(clockOfHalf('first-half', { active: active.toReversed(), changes: [begun] })).toEqual(clock);
  });

  it('stands at zero until the half begins, whatever somebody presses', () => {
    const active = [press('second-half', 'start', MINUTE)];
    const standing = { runningSince: null, elapsed: 0 };
    expect(clockOfHalf('second-half', { active, changes: [begun] })).toEqual(standing);
    expect(clockNow('second-half', active, [])).toEqual(standing);
    expect(clockNow(null, active, [])).toEqual(standing);
  });

  it('is shown as long as the half is played', () => {
    expect(clockNow('first-half', [], [begun])).toEqual({ runningSince: KICK_OFF, elapsed: 0 });
  });
});

describe('the minute of a match', () => {
  it.each([
    ['first-half', 0, 1, 0],
    ['first-half', MINUTE - 1, 1, 0],
    ['first-half', MINUTE, 2, 0],
    ['first-half', 20 * MINUTE - 1, 20, 0],
    ['first-half', 20 * MINUTE, 20, 1],
    ['first-half', 22 * MINUTE + SECOND, 20, 3],
    ['second-half', 0, 21, 0],
    ['second-half', 19 * MINUTE + SECOND, 40, 0],
    ['extra-time-1', 0, 41, 0],
    ['extra-time-2', 4 * MINUTE + SECOND, 50, 0],
    ['extra-time-2', 5 * MINUTE, 50, 1],
  ] as const)('in the %s after %i ms is %i+%i', (half, elapsed, minute, added) => {
    expect(minuteOf(half, elapsed, FUTSAL)).toEqual({ minute, added });
  });

  it('goes on from the only half to extra time where the cup plays one half', () => {
    const rules = { ...DEFAULT_MATCH_RULES, extraTimeMinutes: 3 };
    expect(minuteOf('extra-time-1', 0, rules)).toEqual({ minute: 13, added: 0 });
    expect(minuteOf('extra-time-2', 0, rules)).toEqual({ minute: 16, added: 0 });
  });
});
