import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '@futsal-cup/domain/cup/match-rules';
import { describe, expect, it } from 'vitest';
import { flattenSides } from '@futsal-cup/domain/cup/flat-match';
import { buildMatch } from '@futsal-cup/domain/testing/build-cup';
import { findBrokenRules } from '../support/model/expect-cup-rules';
import type { StoredCup } from '../support/model/stored-cup';

const stamps = {
  tournamentId: 'cup',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
};

const { local, visitor, ...withoutSides } = buildMatch({
  matchId: 'm',
  stageId: 'groups',
  groupId: 'g',
  local: { teamId: 'a' },
  visitor: { teamId: 'b' },
});

const CUP: StoredCup = {
  tournament: {
    ...stamps,
    name: 'Cup',
    date: '2026-06-13',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    language: 'en',
    matchRules: DEFAULT_MATCH_RULES,
    playerNames: DEFAULT_PLAYER_NAMES,
  },
  teams: [
    { ...stamps, teamId: 'a', name: 'Aare', players: [] },
    { ...stamps, teamId: 'b', name: 'Bern', players: [] },
  ],
  stages: [
    { ...stamps, stageId: 'groups', name: 'Groups', type: 'group', order: 1 },
    { ...stamps, stageId: 'finals', name: 'Finals', type: 'knockout', order: 2 },
  ],
  groups: [{ ...stamps, groupId: 'g', stageId: 'groups', name: 'G', teamIds: ['a', 'b'], lots: [] }],
  matches: [
    {
      ...stamps,
      ...withoutSides,
      ...flattenSides({ local, visitor }),
    },
  ],
  logs: [],
  plan: null,
};

const FINISHED: StoredCup['logs'][number] = {
  ...stamps,
  matchId: 'm',
  revision: 1,
  names: {},
  entries: [
    {
      entryId: 'e',
      kind: 'score',
      finishes: true,
      on: null,
      shown: { goals: { local: 2, visitor: 1 }, kicks: null, basis: [] },
      at: 1,
      by: 'somebody',
      receivedAt: 1,
    },
  ],
};

const [team] = CUP.teams;
const [group] = CUP.groups;
const [match] = CUP.matches;

function withMatch(overrides: object): StoredCup {
  return { ...CUP, matches: CUP.matches.map((known) => ({ ...known, ...overrides })) };
}

/** A checker that finds nothing proves nothing, so each rule has a cup here that breaks it. */
describe('the checker of the rules of a cup', () => {
  it('finds nothing in a sound cup', () => {
    expect(findBrokenRules(CUP)).toEqual([]);
  });

  it.each<[string, Partial<StoredCup>]>([
    [
      'two teams of one name',
      { teams: [...CUP.teams, { ...stamps, ...team, teamId: 'c', name: 'AARE' }] as never },
    ],
    ['a match whose log says another score', { logs: [FINISHED] }],
    [
      'two stages of one order',
      { stages: [...CUP.stages, { ...stamps, stageId: 'x', name: 'X', type: 'group', order: 2 }] },
    ],
    [
      'a team in two groups of a stage',
      { groups: [...CUP.groups, { ...group, groupId: 'h', name: 'H' }] as never },
    ],
    ['a group without its stage', { stages: CUP.stages.slice(1) }],
    ['a member that is gone', { teams: CUP.teams.slice(1) }],
    ['a match without its group', { groups: [] }],
    ['a pairing twice', { matches: [...CUP.matches, { ...match, matchId: 'n' }] as never }],
    ['a team that plays itself', withMatch({ visitorTeamId: 'a' })],
    ['a match of others than the members', withMatch({ visitorTeamId: 'c' })],
    ['half a score', withMatch({ localTeamScore: 1 })],
    ['a score of nobody', withMatch({ localTeamScore: 1, visitorTeamScore: 1 })],
    [
      'a shoot-out after a win',
      withMatch({
        localTeamScore: 1,
        visitorTeamScore: 0,
        localTeamPenaltyScore: 1,
        visitorTeamPenaltyScore: 0,
        scoredTeams: { local: 'a', visitor: 'b' },
      }),
    ],
    [
      'a match that waits for itself',
      withMatch({
        stageId: 'finals',
        groupId: null,
        localTeamId: null,
        localTeamPlaceholder: 'Winner match 1',
        localTeamSource: { kind: 'match-winner', matchId: 'm' },
      }),
    ],
    [
      'a place that is taken without tables',
      {
        ...withMatch({
          stageId: 'finals',
          groupId: null,
          localTeamId: null,
          localTeamPlaceholder: '1st G',
          localTeamSource: { kind: 'group-place', groupId: 'g', place: 1 },
        }),
        tournament: { ...CUP.tournament, shown: 'no-tables' },
      },
    ],
    ['a day that is none', withMatch({ date: '2026-02-31x' })],
  ])('finds %s', (_, broken) => {
    expect(findBrokenRules({ ...CUP, ...broken })).not.toEqual([]);
  });
});
