import { describe, expect, it } from 'vitest';
import { readFixtureLine } from '../testing/fixture-line';
import { hasScore, outcomeOf } from './outcome';

const outcome = (line: string) => outcomeOf(readFixtureLine(line));

describe('the outcome of a match', () => {
  it('is decided by the score', () => {
    expect(outcome('A 2-1 B')).toEqual({ kind: 'won', winner: 'local', loser: 'visitor', by: 'score' });
    expect(outcome('A 0-1 B')).toEqual({ kind: 'won', winner: 'visitor', loser: 'local', by: 'score' });
  });

  it('is decided by the shoot-out when the score is level', () => {
    expect(outcome('A 1-1 (4-3) B')).toEqual({
      kind: 'won',
      winner: 'local',
      loser: 'visitor',
      by: 'shoot-out',
    });
    expect(outcome('A 0-0 (0-1) B')).toEqual({
      kind: 'won',
      winner: 'visitor',
      loser: 'local',
      by: 'shoot-out',
    });
  });

  it('does not look at a shoot-out when the score is not level', () => {
    expect(outcome('A 1-0 (0-1) B')).toEqual({ kind: 'won', winner: 'local', loser: 'visitor', by: 'score' });
  });

  it('is level without a shoot-out, with half of one, and with one that is level itself', () => {
    expect(outcome('A 0-0 B')).toEqual({ kind: 'level' });
    const half = { ...readFixtureLine('A 0-0 (1-0) B'), visitorTeamPenaltyScore: null };
    expect(outcomeOf(half)).toEqual({ kind: 'level' });
    const otherHalf = { ...readFixtureLine('A 0-0 (0-1) B'), localTeamPenaltyScore: null };
    expect(outcomeOf(otherHalf)).toEqual({ kind: 'level' });
    expect(outcome('A 0-0 (3-3) B')).toEqual({ kind: 'level' });
  });

  it('is open without a score, or with half of one', () => {
    expect(outcome('A v B')).toEqual({ kind: 'unplayed' });
    expect(outcomeOf({ ...readFixtureLine('A 1-0 B'), visitorTeamScore: null })).toEqual({
      kind: 'unplayed',
    });
    expect(outcomeOf({ ...readFixtureLine('A 0-1 B'), localTeamScore: null })).toEqual({ kind: 'unplayed' });
  });
});

describe('a match has a score', () => {
  it('when both sides have one', () => {
    expect(hasScore(readFixtureLine('A 0-0 B'))).toBe(true);
    expect(hasScore(readFixtureLine('A v B'))).toBe(false);
    expect(hasScore({ ...readFixtureLine('A 0-0 B'), localTeamScore: null })).toBe(false);
    expect(hasScore({ ...readFixtureLine('A 0-0 B'), visitorTeamScore: null })).toBe(false);
  });
});
