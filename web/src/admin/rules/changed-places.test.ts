import { buildCup, teamIdOf } from '@futsal-cup/domain/testing/build-cup';
import { expect, test } from 'vitest';
import { changedPlaces } from './changed-places';

const matches = ['A 1-0 B', 'A 1-0 C', 'A 0-1 D', 'B 5-0 C', 'B 5-0 D', 'C 0-0 D'];
const cup = buildCup({
  stages: [
    { name: 'Groups', groups: { 'Group A': { teams: ['A', 'B', 'C', 'D'], matches } } },
    { name: 'Final', matches: ['1st Group A v 2nd Group A'] },
  ],
});
const headToHead = { ...cup, tournament: { ...cup.tournament, tieBreakers: 'head-to-head' as const } };

test('other rules change places of a group, and the teams that go on from them', () => {
  const [group] = cup.groups;
  const [a, b] = [teamIdOf('A'), teamIdOf('B')];
  expect(changedPlaces(cup, headToHead)).toEqual({
    groups: [
      {
        groupId: group?.groupId,
        places: [
          { teamId: a, before: 2, after: 1 },
          { teamId: b, before: 1, after: 2 },
        ],
      },
    ],
    sides: [
      { matchId: 'match 7', before: b, after: a },
      { matchId: 'match 7', before: a, after: b },
    ],
  });
});

test('nothing is listed where the places stay', () => {
  expect(changedPlaces(cup, cup)).toEqual({ groups: [], sides: [] });
});
