import { describe, expect, it } from 'vitest';
import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS } from '../cup/match-rules';
import type { Phase } from './entries';
import { isUnderWay, nextPhases } from './phases';

const futsal = { rules: MATCH_RULE_PRESETS.futsal, isKnockout: true };
const shortCup = { rules: DEFAULT_MATCH_RULES, isKnockout: true };
const group = { rules: MATCH_RULE_PRESETS.futsal, isKnockout: false };

describe('the phases that may follow', () => {
  it.each<[Phase, readonly Phase[]]>([
    ['scheduled', ['first-half', 'postponed']],
    ['postponed', ['first-half']],
    ['first-half', ['half-time', 'finished', 'abandoned']],
    ['half-time', ['second-half', 'finished', 'abandoned']],
    ['second-half', ['extra-time-1', 'shoot-out', 'finished', 'abandoned']],
    ['extra-time-1', ['extra-time-break', 'finished', 'abandoned']],
    ['extra-time-break', ['extra-time-2', 'finished', 'abandoned']],
    ['extra-time-2', ['shoot-out', 'finished', 'abandoned']],
    ['shoot-out', ['finished', 'abandoned']],
    ['finished', []],
    ['abandoned', []],
  ])('%s of a knockout match are %j', (phase, next) => {
    expect(nextPhases(phase, futsal)).toEqual(next);
  });

  it('the only half of a short cup are the shoot-out or the end', () => {
    expect(nextPhases('first-half', shortCup)).toEqual(['shoot-out', 'finished', 'abandoned']);
  });

  it('the second half of a group match are its end', () => {
    expect(nextPhases('second-half', group)).toEqual(['finished', 'abandoned']);
    expect(nextPhases('first-half', { ...group, rules: DEFAULT_MATCH_RULES })).toEqual([
      'finished',
      'abandoned',
    ]);
  });

  it('the last half of a group match are a shoot-out too where tables count kicks, and no extra time', () => {
    const withKicks = { ...group, countsKicks: true };
    expect(nextPhases('second-half', withKicks)).toEqual(['shoot-out', 'finished', 'abandoned']);
    expect(nextPhases('first-half', withKicks)).toEqual(['half-time', 'finished', 'abandoned']);
    expect(nextPhases('first-half', { ...withKicks, rules: DEFAULT_MATCH_RULES })).toContain('shoot-out');
    expect(nextPhases('second-half', { ...futsal, countsKicks: true })).toEqual(
      nextPhases('second-half', futsal),
    );
  });
});

describe('a match', () => {
  it('is under way from its kick-off to its end', () => {
    const phases: Phase[] = [
      'scheduled',
      'postponed',
      'first-half',
      'half-time',
      'shoot-out',
      'finished',
      'abandoned',
    ];
    expect(phases.filter(isUnderWay)).toEqual(['first-half', 'half-time', 'shoot-out']);
  });
});
