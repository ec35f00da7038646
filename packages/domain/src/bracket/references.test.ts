import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { findCycle, referencedMatchIds } from './references';
import type { Match } from '../cup/records';

describe('the matches that a match waits for', () => {
  const winner = { kind: 'match-winner', matchId: 'one' } as const;
  const loser = { kind: 'match-loser', matchId: 'other' } as const;
  const place = { kind: 'group-place', groupId: 'group', place: 1 } as const;

  it('are those of its winners and losers, local side first', () => {
    const match = buildMatch({ matchId: 'final', localTeamSource: winner, visitorTeamSource: loser });
    expect(referencedMatchIds(match)).toEqual(['one', 'other']);
    expect(referencedMatchIds({ ...match, localTeamId: 'team' })).toEqual(['other']);
    expect(referencedMatchIds({ ...match, visitorTeamId: 'team' })).toEqual(['one']);
  });

  it('are none for groups and for sides that wait for nothing', () => {
    expect(referencedMatchIds(buildMatch({ matchId: 'final', localTeamSource: place }))).toEqual([]);
    expect(referencedMatchIds(buildMatch({ matchId: 'final' }))).toEqual([]);
  });
});

function waitingFor(matchId: string, local: string | null, visitor: string | null = null): Match {
  return buildMatch({
    matchId,
    localTeamSource: local === null ? null : { kind: 'match-winner', matchId: local },
    visitorTeamSource: visitor === null ? null : { kind: 'match-loser', matchId: visitor },
  });
}

describe('a circle of references', () => {
  it('is not there in a bracket, whatever the order of its matches', () => {
    const matches = [waitingFor('final', 's1', 's2'), waitingFor('s1', null), waitingFor('s2', null)];
    expect(findCycle({ matches })).toBeNull();
    expect(findCycle({ matches: matches.reverse() })).toBeNull();
    expect(findCycle({ matches: [] })).toBeNull();
  });

  it('is found for a match that waits for itself, on either side', () => {
    expect(findCycle({ matches: [waitingFor('a', 'a')] })).toEqual(['a']);
    expect(findCycle({ matches: [waitingFor('a', null, 'a')] })).toEqual(['a']);
  });

  it('is found through several matches, each waiting for the next', () => {
    const matches = [waitingFor('a', 'b'), waitingFor('b', null, 'c'), waitingFor('c', 'a')];
    expect(findCycle({ matches })).toEqual(['a', 'b', 'c']);
  });

  it('leaves out the matches that only lead into it, or out of it', () => {
    const matches = [
      waitingFor('a', 'b'),
      waitingFor('b', 'x', 'c'),
      waitingFor('c', 'b'),
      waitingFor('x', null),
      waitingFor('z', 'x'),
    ];
    expect(findCycle({ matches })).toEqual(['b', 'c']);
  });

  it('is not made by a reference to a deleted match, nor by one under a known team', () => {
    expect(findCycle({ matches: [waitingFor('a', 'deleted', 'deleted')] })).toBeNull();
    const known = { localTeamId: 'team', visitorTeamId: 'team too' };
    expect(findCycle({ matches: [{ ...waitingFor('a', 'a', 'a'), ...known }] })).toBeNull();
  });

  it('is found beside matches that only wait for a played or a deleted one', () => {
    const circle = [waitingFor('y', 'z'), waitingFor('z', 'y')];
    expect(findCycle({ matches: [waitingFor('a', 'b'), waitingFor('b', null), ...circle] })).toEqual([
      'y',
      'z',
    ]);
    expect(findCycle({ matches: [waitingFor('a', 'deleted'), ...circle] })).toEqual(['y', 'z']);
  });

  it('is not made by waiting for one match twice', () => {
    expect(findCycle({ matches: [waitingFor('b', 'a', 'a'), waitingFor('a', null)] })).toBeNull();
  });

  it('is not made by waiting for a group', () => {
    const source = { kind: 'group-place', groupId: 'a', place: 1 } as const;
    expect(findCycle({ matches: [buildMatch({ matchId: 'a', localTeamSource: source })] })).toBeNull();
  });

  it('does not exhaust the search through ten thousand matches in a row', () => {
    const chain = Array.from({ length: 10_000 }, (_, n) => waitingFor(`${n}`, n === 0 ? null : `${n - 1}`));
    expect(findCycle({ matches: chain })).toBeNull();
    const closed = [waitingFor('0', '9999'), ...chain.slice(1)];
    expect(findCycle({ matches: closed })).toHaveLength(10_000);
  });
});
