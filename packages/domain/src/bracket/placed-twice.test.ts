import { describe, expect, it } from 'vitest';
import type { Group } from '../cup/records';
import { findPlacedTwice } from './placed-twice';

const FIRST = { kind: 'group-place', groupId: 'A', place: 1 } as const;

function groupOf(
  stageId: string,
  groupId: string,
  teamIds: readonly string[],
  places?: Group['places'],
): Group {
  return { groupId, stageId, name: groupId, teamIds, lots: [], places };
}

const found = (groups: readonly Group[], places: Readonly<Record<string, readonly (string | null)[]>>) =>
  Object.fromEntries(findPlacedTwice({ groups }, new Map(Object.entries(places))));

describe('the teams that have several places in the groups of a stage', () => {
  it('are those that a place brings into a group beside another one, or twice into one', () => {
    const groups = [groupOf('2', 'C', ['y', 'x'], [FIRST]), groupOf('2', 'D', ['x', 'z'], [FIRST, FIRST])];
    expect(found(groups, { C: ['a'], D: ['b', 'c'] })).toEqual({ C: ['x'], D: ['x'] });
    expect(found(groups, { C: ['z'], D: ['b', 'b'] })).toEqual({ C: ['x', 'z'], D: ['b', 'x', 'z'] });
  });

  it('are none where places wait, nor in groups without places', () => {
    const groups = [
      groupOf('2', 'C', ['x'], [FIRST, FIRST]),
      groupOf('2', 'D', ['y']),
      groupOf('2', 'E', ['z']),
    ];
    expect(found(groups, { C: [null, null] })).toEqual({});
    expect(found([groupOf('1', 'A', ['x']), groupOf('1', 'B', ['x'], [])], {})).toEqual({});
  });

  it('are not those of two stages', () => {
    const groups = [
      groupOf('1', 'A', ['x']),
      groupOf('2', 'C', ['y'], [FIRST]),
      groupOf('3', 'D', ['y'], [FIRST]),
    ];
    expect(found(groups, { C: ['x'], D: ['x'] })).toEqual({});
  });
});
