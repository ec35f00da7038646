import { describe, expect, it } from 'vitest';
import { deleteGroup, addTeamsToGroup, recordLots, renameGroup } from '../commands/groups';
import { deleteMatch } from '../commands/matches';
import { createStage, deleteStage, renameStage, reorderStages } from '../commands/stages';
import { createTeam, deleteTeam, removeTeamFromGroup, updateTeam } from '../commands/teams';
import type { Cup } from '../cup/records';
import { allowed, type Result } from '../cup/result';
import { EMPTY_SIDE } from '../cup/sides';
import { buildMatch } from '../testing/build-cup';
import { findChangedRecords, withoutResults } from './changed-records';
import { describeChange } from './describe-change';
import { findBrokenRules } from './find-broken-rules';
import { kindOf } from './recorded-change';

const SPRING: Cup = {
  tournament: {
    tournamentId: 'spring',
    name: 'Spring Cup',
    date: '2027-03-01',
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers: 'goal-difference',
    timeZone: 'UTC',
    language: 'en',
    matchRules: {} as Cup['tournament']['matchRules'],
    playerNames: 'full',
  },
  teams: [
    { teamId: 'ada', name: 'Ada Five', players: [] },
    { teamId: 'bea', name: 'Bea Five', players: [] },
    { teamId: 'cleo', name: 'Cleo Five', players: [] },
  ],
  stages: [
    { stageId: 'groups', name: 'Groups', type: 'group', order: 1 },
    { stageId: 'final', name: 'Final', type: 'knockout', order: 2 },
  ],
  groups: [{ groupId: 'a', stageId: 'groups', name: 'Group A', teamIds: ['ada', 'bea'], lots: [] }],
  matches: [
    buildMatch({
      matchId: 'm1',
      stageId: 'groups',
      groupId: 'a',
      local: { teamId: 'ada' },
      visitor: { teamId: 'bea' },
    }),
    buildMatch({
      matchId: 'm2',
      stageId: 'final',
      groupId: null,
      local: { placeholder: '1st Group A', source: { kind: 'group-place', groupId: 'a', place: 1 } },
      visitor: { teamId: 'cleo' },
    }),
  ],
};

const newId = () => 'new';

function told(result: Result<Cup>) {
  if (!result.ok) throw new Error(result.error.msg);
  return describeChange(findChangedRecords(SPRING, result.value), [SPRING, result.value]);
}

describe('what a command has done', () => {
  it.each([
    ['a stage deleted', deleteStage(SPRING, 'groups'), 'stage-deleted', 'Groups', { groups: 1, matches: 1 }],
    ['a group deleted', deleteGroup(SPRING, 'a'), 'group-deleted', 'Group A', { matches: 1 }],
    ['a team deleted', deleteTeam(SPRING, 'ada'), 'team-deleted', 'Ada Five', { matches: 1 }],
    [
      'a team out of a group',
      removeTeamFromGroup(SPRING, 'a', 'bea'),
      'group-teams-removed',
      'Bea Five',
      { matches: 1 },
    ],
    [
      'a team into a group',
      addTeamsToGroup(SPRING, { groupId: 'a', stageId: 'groups', teamIds: ['cleo'] }),
      'group-teams-added',
      'Cleo Five',
      { groups: 1 },
    ],
    ['a group renamed', renameGroup(SPRING, 'a', 'Group Z'), 'group-renamed', 'Group A', { groups: 1 }],
    [
      'a team added',
      createTeam(SPRING, { teamId: 'x', name: 'Dora', players: [] }, newId),
      'team-created',
      'Dora',
      {},
    ],
    [
      'the players of a team',
      updateTeam(SPRING, { teamId: 'ada', name: 'Ada Five', players: [{ name: 'Mia' }] }, newId),
      'team-changed',
      'Ada Five',
      {},
    ],
    [
      'a stage added',
      createStage(SPRING, { stageId: 's', name: 'Places', type: 'group', order: 3 }),
      'stage-created',
      'Places',
      { stages: 1 },
    ],
    ['a stage renamed', renameStage(SPRING, 'final', 'Finals'), 'stage-changed', 'Final', { stages: 1 }],
  ] as const)('is %s', (_, result, what, name, counts) => {
    expect(told(result)).toMatchObject({ what, name, counts });
  });

  it.each([
    [false, true, 'tournament-archived'],
    [true, false, 'tournament-put-back'],
    [undefined, false, 'tournament-changed'],
  ])('is a tournament that was archived: %s, and is: %s', (before, after, what) => {
    const archived = (isArchived: boolean | undefined) => ({
      tournament: { ...SPRING.tournament, isArchived },
    });
    const changed = findChangedRecords<Cup>(archived(before), archived(after));
    expect(describeChange(changed, [])).toMatchObject({ what, name: 'Spring Cup' });
  });

  it('is stages in another order', () => {
    const before: Cup = { ...SPRING, matches: [] };
    const after = reorderStages(before, ['final', 'groups']);
    if (!after.ok) throw new Error(after.error.msg);
    expect(describeChange(findChangedRecords(before, after.value), [])).toMatchObject({
      what: 'stages-reordered',
      counts: { stages: 2 },
    });
  });

  it('names the teams and placeholders of a match', () => {
    expect(told(deleteMatch(SPRING, 'm2'))).toMatchObject({
      what: 'match-deleted',
      match: { matchId: 'm2', local: '1st Group A', visitor: 'Cleo Five' },
      counts: { matches: 1 },
    });
  });

  it('is nothing where the cup is the same', () => {
    expect(describeChange(findChangedRecords(SPRING, { ...SPRING }), [SPRING])).toBeNull();
  });

  it('is a result where the log has changed the match, and a plan where much is replaced', () => {
    const [first, ...others] = SPRING.matches;
    if (!first) throw new Error('There is a match.');
    const scored = { ...SPRING, matches: [{ ...first, logRevision: 7 }, ...others] };
    const change = describeChange(findChangedRecords(SPRING, scored), [SPRING]);
    expect(change?.what).toBe('result-changed');
    expect(kindOf(change?.what ?? 'plan-applied')).toBe('result');
    const planned = { ...SPRING, matches: others.map((match) => ({ ...match, matchId: 'other' })) };
    expect(describeChange(findChangedRecords(SPRING, planned), [SPRING])?.what).toBe('plan-applied');
  });

  it('is a plan where several parts have changed at once, and nothing where records were only written anew', () => {
    const later = SPRING.matches.map((match) => ({ ...match, time: '23:00' }));
    const renamed = SPRING.stages.map((stage) => ({ ...stage, name: `${stage.name} again` }));
    expect(told(allowed({ ...SPRING, matches: later }))?.what).toBe('match-changed');
    expect(told(allowed({ ...SPRING, stages: renamed, matches: later }))?.what).toBe('plan-applied');
    expect(told(renameGroup(SPRING, 'a', 'Group A'))).toBeNull();
    expect(told(recordLots(SPRING, 'a', ['bea', 'ada']))?.what).toBe('group-lots-recorded');
    const stamped = SPRING.groups.map((group) => ({ ...group, createdAt: '2027', updatedAt: '2027' }));
    expect(told(allowed({ ...SPRING, groups: stamped }))).toBeNull();
  });

  it('is more than a result where the match was moved with it: that can be put back, the result cannot', () => {
    const [first, ...others] = SPRING.matches;
    if (!first) throw new Error('There is a match.');
    const scored = {
      ...first,
      time: '23:00',
      local: { ...first.local, goals: 3 },
      state: 'finished',
      logRevision: 7,
    } as const;
    const changed = findChangedRecords(SPRING, { ...SPRING, matches: [scored, ...others] });
    expect(describeChange(changed, [SPRING])?.what).toBe('match-changed');
    expect(withoutResults(changed.matches)).toEqual([
      { before: { ...scored, time: first.time }, after: scored },
    ]);
  });

  it('is a tournament that came or went with everything', () => {
    const counts = { teams: 3, stages: 2, groups: 1, matches: 2 };
    const [deleted, created] = [findChangedRecords(SPRING, {}), findChangedRecords({}, SPRING)];
    expect(describeChange(deleted, [SPRING])).toMatchObject({
      what: 'tournament-deleted',
      name: 'Spring Cup',
      counts,
    });
    expect(describeChange(created, [SPRING])).toMatchObject({
      what: 'tournament-created',
      name: 'Spring Cup',
      counts,
    });
  });
});

describe('a whole cup', () => {
  it('that commands have made breaks no rule', () => {
    expect(findBrokenRules(SPRING)).toEqual([]);
  });

  const [groups, final] = SPRING.stages;
  const [a] = SPRING.groups;
  const [m1, m2] = SPRING.matches;
  if (!groups || !final || !a || !m1 || !m2) throw new Error('The cup of this test is whole.');

  it.each<[string, Partial<Cup>, string, string]>([
    [
      'a name that is taken',
      { teams: [...SPRING.teams, { teamId: 'x', name: 'ada five ', players: [] }] },
      'team_name_already_exists',
      'teams/x',
    ],
    [
      'an order that is taken',
      { stages: [groups, { ...final, order: 1 }] },
      'stage_order_already_exists',
      'stages/final',
    ],
    [
      'a group twice',
      { groups: [a, { ...a, groupId: 'b', teamIds: [] }] },
      'group_name_already_exists',
      'groups/b',
    ],
    [
      'a member of two groups',
      { groups: [a, { ...a, groupId: 'b', name: 'B' }] },
      'team_already_in_a_group',
      'groups/b',
    ],
    ['a lost team', { teams: SPRING.teams.slice(1) }, 'team_not_found', 'groups/a'],
    ['a lost stage', { stages: [final] }, 'stage_not_found', 'matches/m1'],
    ['a lost group', { groups: [] }, 'group_not_found', 'matches/m2'],
    [
      'a team outside of its group',
      { groups: [{ ...a, teamIds: ['ada'] }] },
      'team_not_in_group',
      'matches/m1',
    ],
    ['a match twice', { matches: [m1, m2, { ...m1, matchId: 'm3' }] }, 'match_already_exists', 'matches/m3'],
    [
      'a team against itself',
      { matches: [{ ...m1, visitor: m1.local }, m2] },
      'same_team_selected',
      'matches/m1',
    ],
    [
      'a circle',
      {
        matches: [
          m1,
          {
            ...m2,
            local: { ...EMPTY_SIDE, placeholder: 'W', source: { kind: 'match-winner', matchId: 'm2' } },
          },
        ],
      },
      'placeholder_cycle',
      'matches/m2',
    ],
  ])('is found with %s', (_, change, msg, path) => {
    expect(findBrokenRules({ ...SPRING, ...change })).toContainEqual({ msg, path });
  });
});
