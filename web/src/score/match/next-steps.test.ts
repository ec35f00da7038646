import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS, type MatchRules } from '@futsal-cup/domain/cup/match-rules';
import type { SideKey } from '@futsal-cup/domain/cup/sides';
import type { EnteredPhase, Entry } from '@futsal-cup/domain/match-log/entries';
import { foldLog } from '@futsal-cup/domain/match-log/fold';
import { describe, expect, test } from 'vitest';
import { countedKicks, nextSteps } from './next-steps';

const { futsal } = MATCH_RULE_PRESETS;

/** Builds a log with these phases, with goals of the local side and with the kicks of a shoot-out. */
function logOf(
  phases: readonly EnteredPhase[],
  goals = 0,
  kicks: readonly [SideKey, boolean][] = [],
): Entry[] {
  const meta = (at: number) => ({ at, receivedAt: at, by: 'device-1' });
  const changes = phases.map((to, index): Entry => ({
    ...meta(index * 10),
    kind: 'phase',
    to,
    on: index === 0 ? null : `phase-${index - 1}`,
    entryId: `phase-${index}`,
  }));
  const scored = Array.from({ length: goals }, (_, index): Entry => ({
    ...meta(1),
    kind: 'goal',
    side: 'local',
    half: 'first-half',
    playerId: null,
    entryId: `goal-${index}`,
  }));
  const taken = kicks.map(([side, isIn], index): Entry => ({
    ...meta(1_000 + index),
    kind: 'kick',
    side,
    isIn,
    playerId: null,
    entryId: `kick-${index}`,
  }));
  return [...changes, ...scored, ...taken];
}

function steps(entries: readonly Entry[], rules: MatchRules, isKnockout: boolean, countsKicks = false) {
  return nextSteps(foldLog(entries, rules), { rules, isKnockout, countsKicks });
}

describe('the next phase that has a button', () => {
  test.each<[string, readonly EnteredPhase[], number, readonly EnteredPhase[]]>([
    ['before the kick-off', [], 0, ['first-half']],
    ['when it was postponed', ['postponed'], 0, ['first-half']],
    ['in the first half', ['first-half'], 0, ['half-time']],
    ['at half-time', ['first-half', 'half-time'], 0, ['second-half']],
    ['in the second half', ['first-half', 'half-time', 'second-half'], 0, ['finished']],
    ['after the end', ['first-half', 'finished'], 0, []],
  ])('of a group match of two halves, %s', (_, phases, goals, usual) => {
    expect(steps(logOf(phases, goals), futsal, false).usual).toEqual(usual);
  });

  test('of a group match of one half is its end', () => {
    expect(steps(logOf(['first-half']), DEFAULT_MATCH_RULES, false)).toEqual({
      usual: ['finished'],
      other: ['abandoned'],
    });
  });

  test('of a level group match is its end, and the shoot-out in the menu where tables count kicks', () => {
    const level = logOf(['first-half']);
    expect(steps(level, DEFAULT_MATCH_RULES, false, true)).toEqual({
      usual: ['finished'],
      other: ['shoot-out', 'abandoned'],
    });
    expect(steps(logOf(['first-half'], 1), DEFAULT_MATCH_RULES, false, true).other).toEqual(['abandoned']);
    expect(steps(level, futsal, false, true).other).toEqual(['finished', 'abandoned']);
    const twoHalves = logOf(['first-half', 'half-time', 'second-half']);
    expect(steps(twoHalves, futsal, false, true).other).toEqual(['shoot-out', 'abandoned']);
  });

  test('of a level knockout match is extra time or the shoot-out, and not its end', () => {
    const log = logOf(['first-half', 'half-time', 'second-half']);
    expect(steps(log, futsal, true)).toEqual({
      usual: ['extra-time-1', 'shoot-out'],
      other: ['abandoned'],
    });
    expect(steps(logOf(['first-half']), DEFAULT_MATCH_RULES, true).usual).toEqual(['shoot-out']);
  });

  test('of a knockout match with a winner is its end', () => {
    const log = logOf(['first-half', 'half-time', 'second-half'], 1);
    expect(steps(log, futsal, true).usual).toEqual(['finished']);
  });

  test('a match may end in the menu before its last half', () => {
    expect(steps(logOf(['first-half'], 1), futsal, true).other).toEqual(['finished', 'abandoned']);
    expect(steps(logOf(['first-half']), futsal, true).other).toEqual(['abandoned']);
  });
});

describe('a shoot-out of three kicks', () => {
  const phases: readonly EnteredPhase[] = ['first-half', 'shoot-out'];

  test('ends with its own button once it is decided, and in the menu before', () => {
    const open = logOf(phases, 0, [['local', true]]);
    expect(steps(open, DEFAULT_MATCH_RULES, true)).toEqual({ usual: [], other: ['finished', 'abandoned'] });
    const over = logOf(phases, 0, [
      ['local', true],
      ['visitor', false],
      ['local', true],
      ['visitor', false],
    ]);
    expect(steps(over, DEFAULT_MATCH_RULES, true).usual).toEqual(['finished']);
  });

  test('shows the kicks that count, not one after the decision', () => {
    const kicks: [SideKey, boolean][] = [
      ['local', true],
      ['visitor', false],
      ['local', true],
      ['visitor', false],
      ['visitor', true],
    ];
    const folded = foldLog(logOf(phases, 0, kicks), DEFAULT_MATCH_RULES);
    const isIn = (side: SideKey) => countedKicks(folded, side, DEFAULT_MATCH_RULES).map((kick) => kick.isIn);
    expect([isIn('local'), isIn('visitor')]).toEqual([
      [true, true],
      [false, false],
    ]);
  });
});
