import { describe, expect, it } from 'vitest';
import type { Match } from '../cup/records';
import { buildMatch, changeMatch } from '../testing/build-cup';
import { findCycle, referencedMatchIds } from './references';

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

describe('a cycle of references', () => {
  it('does not exist in a bracket, whatever the order of its matches', () => {
    const matches = [dependent('final', 's1', 's2'), dependent('s1', null), dependent('s2', null)];
    expect(findCycle({ matches })).toBeNull();
    expect(findCycle({ matches: matches.reverse() })).toBeNull();
    expect(findCycle({ matches: [] })).toBeNull();
  });

  it('is found for a match that depends on itself, on either side', () => {
    expect(findCycle({ matches: [dependent('a', 'a')] })).toEqual(['a']);
    expect(findCycle({ matches: [dependent('a', null, 'a')] })).toEqual(['a']);
  });

  it('is found through several matches, each dependent on the next', () => {
    const matches = [dependent('a', 'b'), dependent('b', null, 'c'), dependent('c', 'a')];
    expect(findCycle({ matches })).toEqual(['a', 'b', 'c']);
  });

  it('does not include matches that only depend on it, or that it depends on', () => {
    const matches = [
      dependent('a', 'b'),
      dependent('b', 'x', 'c'),
      dependent('c', 'b'),
      dependent('x', null),
      dependent('z', 'x'),
    ];
    expect(findCycle({ matches })).toEqual(['b', 'c']);
  });

  it('is not made by a reference to a deleted match, nor by one under a known team', () => {
    expect(findCycle({ matches: [dependent('a', 'deleted', 'deleted')] })).toBeNull();
    const known = { local: { teamId: 'team' }, visitor: { teamId: 'team too' } };
    expect(findCycle({ matches: [changeMatch(dependent('a', 'a', 'a'), known)] })).toBeNull();
  });

  it('is found beside matches that only depend on a match outside of it, or on a deleted one', () => {
    const cycle = [dependent('y', 'z'), dependent('z', 'y')];
    expect(findCycle({ matches: [dependent('a', 'b'), dependent('b', null), ...cycle] })).toEqual(['y', 'z']);
    expect(findCycle({ matches: [dependent('a', 'deleted'), ...cycle] })).toEqual(['y', 'z']);
  });

  it('is not made by depending on one match twice', () => {
    expect(findCycle({ matches: [dependent('b', 'a', 'a'), dependent('a', null)] })).toBeNull();
  });

  it('is not made by depending on a group', () => {
    const source = { kind: 'group-place', groupId: 'a', place: 1 } as const;
    expect(findCycle({ matches: [buildMatch({ matchId: 'a', local: { source } })] })).toBeNull();
  });

  it('is searched for along a chain of ten thousand matches without exhausting the stack', () => {
    const chain = Array.from({ length: 10_000 }, (_, n) => dependent(`${n}`, n === 0 ? null : `${n - 1}`));
    expect(findCycle({ matches: chain })).toBeNull();
    const closed = [dependent('0', '9999'), ...chain.slice(1)];
    expect(findCycle({ matches: closed })).toHaveLength(10_000);
  });
});
