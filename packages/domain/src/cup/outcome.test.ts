import { describe, expect, it } from 'vitest';
import { readFixtureLine } from '../testing/fixture-line';
import { hasBegun, hasResult, hasScore, outcomeOf, stateByScore } from './outcome';

const outcome = (line: string) => outcomeOf(readFixtureLine(line));
const scored = { goals: 1, kicks: null };
const unscored = { goals: null, kicks: null };

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

  it('of a group is level whatever its shoot-out, and decided by its score', () => {
    const ofGroup = (line: string) => outcomeOf({ ...readFixtureLine(line), groupId: 'group' });
    expect(ofGroup('A 1-1 (4-3) B')).toEqual({ kind: 'level' });
    expect(ofGroup('A 2-1 B')).toMatchObject({ kind: 'won', by: 'score' });
    expect(outcomeOf({ ...readFixtureLine('A 1-1 (4-3) B'), groupId: null })).toMatchObject({
      by: 'shoot-out',
    });
  });

  it('is under review as long as its score is one of other teams, and then counts nowhere', () => {
    const match = { ...readFixtureLine('A 2-1 B'), teamsChanged: true };
    expect(outcomeOf(match)).toEqual({ kind: 'under-review' });
    expect(hasResult(match)).toBe(false);
    expect(hasResult({ ...match, teamsChanged: false })).toBe(true);
    expect(outcomeOf({ ...readFixtureLine('A v B'), teamsChanged: true })).toEqual({ kind: 'unplayed' });
  });

  it('is level without a shoot-out, with half of one, and with one that is level itself', () => {
    expect(outcome('A 0-0 B')).toEqual({ kind: 'level' });
    const [kicked, empty] = [
      { goals: 0, kicks: 1 },
      { goals: 0, kicks: null },
    ];
    expect(outcomeOf({ local: kicked, visitor: empty })).toEqual({ kind: 'level' });
    expect(outcomeOf({ local: empty, visitor: kicked })).toEqual({ kind: 'level' });
    expect(outcome('A 0-0 (3-3) B')).toEqual({ kind: 'level' });
  });

  it('is that of an unplayed match without a score, or with half of one', () => {
    expect(outcome('A v B')).toEqual({ kind: 'unplayed' });
    expect(outcomeOf({ local: scored, visitor: unscored })).toEqual({ kind: 'unplayed' });
    expect(outcomeOf({ local: unscored, visitor: scored })).toEqual({ kind: 'unplayed' });
  });

  it('is won without a match by the side that has no opponent', () => {
    const open = readFixtureLine('A v B');
    const [local, visitor] = ['local', 'visitor'] as const;
    expect(outcomeOf({ ...open, bye: local })).toEqual({
      kind: 'won',
      winner: local,
      loser: visitor,
      by: 'bye',
    });
    expect(outcomeOf({ ...open, bye: visitor })).toEqual({
      kind: 'won',
      winner: visitor,
      loser: local,
      by: 'bye',
    });
  });

  it('is not told in a cup without tables, by whatever the match is decided', () => {
    const shown = 'no-tables';
    expect(outcomeOf({ ...readFixtureLine('A 2-1 B'), shown })).toEqual({ kind: 'not-told' });
    expect(outcomeOf({ ...readFixtureLine('A v B'), bye: 'local', shown })).toEqual({ kind: 'not-told' });
  });
});

describe('a match', () => {
  it('has a score when both sides have goals', () => {
    expect(hasScore(readFixtureLine('A 0-0 B'))).toBe(true);
    expect(hasScore(readFixtureLine('A v B'))).toBe(false);
    expect(hasScore({ local: unscored, visitor: { goals: 0 } })).toBe(false);
    expect(hasScore({ local: { goals: 0 }, visitor: unscored })).toBe(false);
  });

  it('of which nothing but its score is known is finished with one, and planned without', () => {
    expect(stateByScore(readFixtureLine('A 0-0 B'))).toBe('finished');
    expect(stateByScore(readFixtureLine('A v B'))).toBe('scheduled');
  });

  it.each([
    ['scheduled', false],
    ['postponed', false],
    ['live', true],
    ['abandoned', true],
  ] as const)('that is %s and has no score has begun: %s', (state, begun) => {
    expect(hasBegun({ ...readFixtureLine('A v B'), state })).toBe(begun);
  });

  it('has begun once it has a score, whatever else is said of it', () => {
    expect(hasBegun({ ...readFixtureLine('A 0-0 B'), state: 'scheduled' })).toBe(true);
    expect(hasBegun({ ...readFixtureLine('A 2-1 B'), state: 'finished' })).toBe(true);
  });
});
