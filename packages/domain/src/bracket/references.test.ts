import { describe, expect, it } from 'vitest';
import type { Group, Match } from '../cup/records';
import type { PlaceholderSource } from '../cup/sides';
import { buildCup, buildMatch, changeMatch } from '../testing/build-cup';
import { findCycle, groupStageOf, referencedMatchIds } from './references';

describe('the matches that a match depends on', () => {
  const winner = { kind: 'match-winner', matchId: 'one' } as const;
  const loser = { kind: 'match-loser', matchId: 'other' } as const;
  const place = { kind: 'group-place', groupId: 'group', place: 1 } as const;

  it('are those of its winners and losers, local side first', () => {
    const match = buildMatch({ matchId: 'final', local: { source: winner }, visitor: { source: loser } });
    const teamId = 'team';
    expect(referencedMatchIds(match)).toEqual(['one', 'other']);
    expect(referencedMatchIds(changeMatch(match, { local: { teamId } }))).toEqual(['other']);
    expect(referencedMatchIds(changeMatch(match, { visitor: { teamId } }))).toEqual(['one']);
  });

  it('do not include any for a place in a group, nor for a side without a source', () => {
    expect(referencedMatchIds(buildMatch({ matchId: 'final', local: { source: place } }))).toEqual([]);
    expect(referencedMatchIds(buildMatch({ matchId: 'final' }))).toEqual([]);
  });
});

/** A match between the winner of one match and the loser of another; null for a side that depends on none. */
function dependent(matchId: string, winnerOf: string | null, loserOf: string | null = null): Match {
  return buildMatch({
    matchId,
    local: { source: winnerOf === null ? null : { kind: 'match-winner', matchId: winnerOf } },
    visitor: { source: loserOf === null ? null : { kind: 'match-loser', matchId: loserOf } },
  });
}

const cycleIn = (matches: readonly Match[], groups: readonly Group[] = []) => findCycle({ matches, groups });

describe('a cycle of references', () => {
  it('does not exist in a bracket, whatever the order of its matches', () => {
    const matches = [dependent('final', 's1', 's2'), dependent('s1', null), dependent('s2', null)];
    expect(cycleIn(matches)).toBeNull();
    expect(cycleIn(matches.reverse())).toBeNull();
    expect(cycleIn([])).toBeNull();
  });

  it('is found for a match that depends on itself, on either side', () => {
    expect(cycleIn([dependent('a', 'a')])).toEqual(['a']);
    expect(cycleIn([dependent('a', null, 'a')])).toEqual(['a']);
  });

  it('is found through several matches, each dependent on the next', () => {
    const matches = [dependent('a', 'b'), dependent('b', null, 'c'), dependent('c', 'a')];
    expect(cycleIn(matches)).toEqual(['a', 'b', 'c']);
  });

  it('does not include matches that only depend on it, or that it depends on', () => {
    const matches = [
      dependent('a', 'b'),
      dependent('b', 'x', 'c'),
      dependent('c', 'b'),
      dependent('x', null),
      dependent('z', 'x'),
    ];
    expect(cycleIn(matches)).toEqual(['b', 'c']);
  });

  it('is not made by a reference to a deleted match, nor by one under a known team', () => {
    expect(cycleIn([dependent('a', 'deleted', 'deleted')])).toBeNull();
    const known = { local: { teamId: 'team' }, visitor: { teamId: 'team too' } };
    expect(cycleIn([changeMatch(dependent('a', 'a', 'a'), known)])).toBeNull();
  });

  it('is found beside matches that only depend on a match outside of it, or on a deleted one', () => {
    const cycle = [dependent('y', 'z'), dependent('z', 'y')];
    expect(cycleIn([dependent('a', 'b'), dependent('b', null), ...cycle])).toEqual(['y', 'z']);
    expect(cycleIn([dependent('a', 'deleted'), ...cycle])).toEqual(['y', 'z']);
  });

  it('is not made by depending on one match twice', () => {
    expect(cycleIn([dependent('b', 'a', 'a'), dependent('a', null)])).toBeNull();
  });

  it('is not made by depending on a group', () => {
    const source = { kind: 'group-place', groupId: 'a', place: 1 } as const;
    expect(cycleIn([buildMatch({ matchId: 'a', local: { source } })])).toBeNull();
  });

  const groupOf = (groupId: string, ...places: PlaceholderSource[]): Group => ({
    groupId,
    stageId: 'second',
    name: groupId,
    teamIds: [],
    lots: [],
    places,
  });
  const winnerOf = (matchId: string) => ({ kind: 'match-winner', matchId }) as const;

  it.each([
    ['a place of it', { kind: 'group-place', groupId: 'G', place: 1 }, ['a']],
    ['the best of its stage', { kind: 'best-of-place', stageId: 'second', place: 1, rank: 1 }, ['a']],
    ['a slot of its stage', { kind: 'allotted-of-place', stageId: 'second', place: 1, slot: 1 }, ['a']],
    ['a place of another group', { kind: 'group-place', groupId: 'other', place: 1 }, null],
    ['the best of another stage', { kind: 'best-of-place', stageId: 'first', place: 1, rank: 1 }, null],
  ] as const)('is made through a group that takes the winner of a match with %s', (_, source, cycle) => {
    const matches = [buildMatch({ matchId: 'a', local: { source } })];
    const groups = [groupOf('H'), groupOf('G', winnerOf('b'), winnerOf('a'))];
    expect(cycleIn(matches, groups)).toEqual(cycle);
    const inGroup = { ...dependent('A', 'a', 'b'), groupId: 'G' };
    expect(cycleIn([inGroup, dependent('b', null), ...matches], groups)).toEqual(cycle);
  });

  it('is made through two groups, and names the matches alone', () => {
    const place = (groupId: string) => ({ kind: 'group-place', groupId, place: 1 }) as const;
    const groups = [groupOf('G', winnerOf('a')), groupOf('H', place('G'))];
    expect(cycleIn([buildMatch({ matchId: 'a', visitor: { source: place('H') } })], groups)).toEqual(['a']);
    expect(cycleIn([], [groupOf('G', place('H')), groupOf('H', place('G'))])).toEqual([]);
  });

  it('is searched for along a chain of ten thousand matches without exhausting the stack', () => {
    const chain = Array.from({ length: 10_000 }, (_, n) => dependent(`${n}`, n === 0 ? null : `${n - 1}`));
    expect(cycleIn(chain)).toBeNull();
    const closed = [dependent('0', '9999'), ...chain.slice(1)];
    expect(cycleIn(closed)).toHaveLength(10_000);
  });
});

describe('the group stage on whose tables a source depends', () => {
  const cup = buildCup({
    stages: [
      { name: 'First', groups: { A: { teams: [] } } },
      { name: 'Second', groups: { B: { teams: [] } } },
    ],
  });

  it.each([
    [{ kind: 'group-place', groupId: 'stage 2 B', place: 1 }, 'stage 2'],
    [{ kind: 'group-place', groupId: 'gone', place: 1 }, null],
    [{ kind: 'best-of-place', stageId: 'stage 1', place: 1, rank: 1 }, 'stage 1'],
    [{ kind: 'allotted-of-place', stageId: 'stage 1', place: 1, slot: 1 }, 'stage 1'],
    [{ kind: 'match-winner', matchId: 'match 1' }, null],
    [null, null],
  ] as const)('of %j is %j', (source, stageId) => {
    expect(groupStageOf(cup, source)).toBe(stageId);
  });
});
