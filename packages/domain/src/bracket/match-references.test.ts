import { describe, expect, it } from 'vitest';
import { buildMatch } from '../testing/build-cup';
import { referencedMatchIds } from './match-references';

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
