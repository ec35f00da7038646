import { describe, expect, it } from 'vitest';
import type { Stage } from '../cup/records';
import { buildMatch } from '../testing/build-cup';
import { numberMatches } from './match-numbers';

const stages: Stage[] = [
  { stageId: 'final', name: 'Final', type: 'knockout', order: 3 },
  { stageId: 'groups', name: 'Groups', type: 'group', order: 1 },
  { stageId: 'semi', name: 'Semi-finals', type: 'knockout', order: 2 },
];

function createdAt(second: number): string {
  return `2026-01-01T00:00:0${second}.000Z`;
}

describe('match numbers', () => {
  it('run across the knockout stages by stage order, then creation', () => {
    const matches = [
      buildMatch({ matchId: 'final', stageId: 'final', createdAt: createdAt(1) }),
      buildMatch({ matchId: 'second semi', stageId: 'semi', createdAt: createdAt(3) }),
      buildMatch({ matchId: 'first semi', stageId: 'semi', createdAt: createdAt(2) }),
    ];
    expect([...numberMatches({ stages, matches })]).toEqual([
      ['first semi', 1],
      ['second semi', 2],
      ['final', 3],
    ]);
  });

  it('are not given to group matches, nor to matches of a stage that is gone', () => {
    const matches = [
      buildMatch({ matchId: 'in a group', stageId: 'groups', groupId: 'A' }),
      buildMatch({ matchId: 'left over', stageId: 'deleted' }),
    ];
    expect(numberMatches({ stages, matches }).size).toBe(0);
  });

  it('follow the id where matches were created, or stages ordered, at once', () => {
    const twins: Stage[] = [
      { stageId: 'y', name: 'Y', type: 'knockout', order: 1 },
      { stageId: 'x', name: 'X', type: 'knockout', order: 1 },
    ];
    const matches = ['b', 'a', 'c'].map((matchId) =>
      buildMatch({ matchId, stageId: matchId === 'c' ? 'x' : 'y' }),
    );
    expect([...numberMatches({ stages: twins, matches }).keys()]).toEqual(['c', 'a', 'b']);
    expect([
      ...numberMatches({ stages: [...twins].reverse(), matches: [...matches].reverse() }).keys(),
    ]).toEqual(['c', 'a', 'b']);
  });
});
