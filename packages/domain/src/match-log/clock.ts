import type { MatchRules } from '../cup/match-rules';
import {
  byInstant,
  type Entry,
  type EntryOf,
  type Half,
  HALVES,
  type PhaseChange,
  phaseAfter,
} from './entries';

/** The clock of a half, in milliseconds: the time that it showed, and the instant since which it has been running from there. */
export interface ClockState {
  readonly runningSince: number | null;
  readonly elapsed: number;
}

const STOPPED_AT_ZERO: ClockState = { runningSince: null, elapsed: 0 };

/** The time on the clock at an instant. */
export function elapsedAt({ runningSince, elapsed }: ClockState, now: number): number {
  return runningSince === null ? elapsed : elapsed + Math.max(0, now - runningSince);
}

function press(clock: ClockState, entry: EntryOf<'clock'>, at: number): ClockState {
  switch (entry.action) {
    case 'start':
      return clock.runningSince === null ? { ...clock, runningSince: at } : clock;
    case 'stop':
      return { runningSince: null, elapsed: elapsedAt(clock, at) };
    case 'set':
      return { runningSince: clock.runningSince === null ? null : at, elapsed: entry.elapsed };
  }
}

/** The instant at which a half began, or null when it has not begun. The clock runs from the beginning of a half. */
function beginningOf(half: Half, changes: readonly PhaseChange[]): number | null {
  return changes.find((change) => phaseAfter(change) === half)?.at ?? null;
}

/**
 * The clock of a half after the buttons that were pressed until an instant. When the clock of a phone is slow, its button may be dated
 * before the half began; then the button counts from the beginning of the half.
 */
export function clockOfHalf(
  half: Half,
  { active, changes }: { readonly active: readonly Entry[]; readonly changes: readonly PhaseChange[] },
  until = Infinity,
): ClockState {
  const beginning = beginningOf(half, changes);
  if (beginning === null) return STOPPED_AT_ZERO;
  return active
    .filter((entry): entry is EntryOf<'clock'> => entry.kind === 'clock' && entry.half === half)
    .filter(({ at }) => at <= until)
    .sort(byInstant)
    .reduce<ClockState>((clock, entry) => press(clock, entry, Math.max(entry.at, beginning)), {
      runningSince: beginning,
      elapsed: 0,
    });
}

/** A clock that nobody stopped stops at the end of its half. */
function stopAt(clock: ClockState, end: number): ClockState {
  if (clock.runningSince === null) return clock;
  return { runningSince: null, elapsed: clock.elapsed + Math.max(0, end - clock.runningSince) };
}

/** The clock of the present or last half. It stands still in a break and after the end, and shows zero before the first half. */
export function clockNow(
  half: Half | null,
  active: readonly Entry[],
  changes: readonly PhaseChange[],
): ClockState {
  if (half === null) return STOPPED_AT_ZERO;
  const last = changes.at(-1);
  if (last && phaseAfter(last) === half) return clockOfHalf(half, { active, changes });
  const beginning = changes.findIndex((change) => phaseAfter(change) === half);
  const end = changes[beginning + 1]?.at ?? 0;
  return stopAt(clockOfHalf(half, { active, changes }, end), end);
}

const MINUTE = 60_000;

/** A minute of the match, as a report writes it: 12, or 12+1 in added time. */
export interface MatchMinute {
  readonly minute: number;
  readonly added: number;
}

export function lengthOf(half: Half, rules: MatchRules): number {
  return half === 'first-half' || half === 'second-half' ? rules.minutesPerHalf : rules.extraTimeMinutes;
}

/** The minute in which the clock of a half shows `elapsed`; minutes count from 1 and through all halves. */
export function minuteOf(half: Half, elapsed: number, rules: MatchRules): MatchMinute {
  const played: readonly Half[] =
    rules.halves === 1 ? HALVES.filter((each) => each !== 'second-half') : HALVES;
  const before = played.slice(0, played.indexOf(half)).reduce((sum, each) => sum + lengthOf(each, rules), 0);
  const minute = Math.floor(elapsed / MINUTE) + 1;
  const length = lengthOf(half, rules);
  return { minute: before + Math.min(minute, length), added: Math.max(0, minute - length) };
}
