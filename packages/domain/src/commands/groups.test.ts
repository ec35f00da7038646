import { describe, expect, it } from 'vitest';
import { MAX_GROUPS } from '../cup/limits';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { granted, namesOf, only, refusalOf } from '../testing/rulings';
import { addTeamsToGroup, createGroup, deleteGroup, recordLots, renameGroup } from './groups';

const [lions, tigers, bears, wolves] = ['Lions', 'Tigers', 'Bears', 'Wolves'].map(teamIdOf) as [
  string,
  string,
  string,
  string,
];

const cup = buildCup({
  teams: ['Wolves'],
  stages: [
    {
      name: 'First',
      groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-0 Tigers'] }, B: { teams: ['Bears'] } },
    },
    { name: 'Second', groups: { C: { teams: ['Lions'] } } },
    { name: 'Final', matches: ['1st Group C v Wolves'] },
  ],
});
const [groupA, groupB, groupC] = ['stage 1 A', 'stage 1 B', 'stage 2 C'] as const;

function groupNamed(name: string, after = cup) {
  return only(after.groups.filter((group) => group.name === name));
}

describe('a group', () => {
  it('joins a group stage, empty', () => {
    const after = granted(createGroup(cup, { groupId: 'g', stageId: 'stage 2', name: 'A' }));
    expect(after.groups.at(-1)).toEqual({
      groupId: 'g',
      stageId: 'stage 2',
      name: 'A',
      teamIds: [],
      lots: [],
    });
  });

  it('has a name of its own in its stage', () => {
    const wish = { groupId: 'g', stageId: 'stage 1', name: 'a ' };
    expect(refusalOf(createGroup(cup, wish))).toBe('group_name_already_exists');
    expect(refusalOf(renameGroup(cup, groupA, 'B'))).toBe('group_name_already_exists');
    expect(groupNamed('a', granted(renameGroup(cup, groupA, 'a'))).groupId).toBe(groupA);
  });

  it('has no place in a knockout stage', () => {
    const wish = { groupId: 'g', stageId: 'stage 3', name: 'D' };
    expect(refusalOf(createGroup(cup, wish))).toBe('stage_is_not_a_group_stage');
    expect(refusalOf(createGroup(cup, { ...wish, stageId: 'nowhere' }))).toBe('stage_not_found');
  });

  it('is the last of 64', () => {
    const groups = Array.from({ length: MAX_GROUPS }, (_, index) => ({
      ...groupNamed('B'),
      groupId: `g${index}`,
      name: `Group ${index}`,
    }));
    const wish = { groupId: 'g', stageId: 'stage 1', name: 'Z' };
    expect(refusalOf(createGroup({ ...cup, groups }, wish))).toBe('tournament_has_too_many_groups');
    expect(refusalOf(createGroup({ ...cup, groups: groups.slice(1) }, wish))).toBeNull();
  });

  it('takes its matches along when it is deleted, and what waited for it becomes plain text', () => {
    const withoutA = granted(deleteGroup(cup, groupA));
    expect(namesOf(withoutA.groups)).toEqual(['B', 'C']);
    expect(only(withoutA.matches).groupId).toBeNull();
    const final = granted(deleteGroup(cup, groupC)).matches.at(-1);
    expect(final).toMatchObject({ localTeamPlaceholder: '1st Group C', localTeamSource: null });
  });

  it('must be there to be renamed or deleted', () => {
    expect(refusalOf(renameGroup(cup, 'nowhere', 'Z'))).toBe('group_not_found');
    expect(refusalOf(deleteGroup(cup, 'nowhere'))).toBe('group_not_found');
  });
});

describe('adding teams to a group', () => {
  it('adds those that are not in it yet', () => {
    const wish = { groupId: groupA, stageId: 'stage 1', teamIds: [lions, wolves] };
    expect(groupNamed('A', granted(addTeamsToGroup(cup, wish))).teamIds).toEqual([lions, tigers, wolves]);
  });

  it('changes nothing when all are in it', () => {
    const wish = { groupId: groupA, stageId: 'stage 1', teamIds: [lions] };
    expect(granted(addTeamsToGroup(cup, wish))).toBe(cup);
  });

  it('refuses a team that is in another group of the stage; other stages do not count', () => {
    const wish = { groupId: groupA, stageId: 'stage 1', teamIds: [bears] };
    expect(refusalOf(addTeamsToGroup(cup, wish))).toBe('team_already_in_a_group');
    expect(refusalOf(addTeamsToGroup(cup, { ...wish, groupId: groupC, stageId: 'stage 2' }))).toBeNull();
  });

  it('refuses a team, a group or a stage that do not belong together', () => {
    const wish = { groupId: groupA, stageId: 'stage 1', teamIds: [wolves] };
    expect(refusalOf(addTeamsToGroup(cup, { ...wish, teamIds: ['nobody'] }))).toBe('team_not_found');
    expect(refusalOf(addTeamsToGroup(cup, { ...wish, groupId: 'nowhere' }))).toBe('group_not_found');
    expect(refusalOf(addTeamsToGroup(cup, { ...wish, stageId: 'stage 2' }))).toBe('group_not_in_stage');
  });
});

describe('the lots of a group', () => {
  it('are recorded, and taken back by an empty order', () => {
    const drawn = granted(recordLots(cup, groupA, [tigers, lions]));
    expect(groupNamed('A', drawn).lots).toEqual([tigers, lions]);
    expect(groupNamed('A', granted(recordLots(drawn, groupA, []))).lots).toEqual([]);
  });

  it('are drawn among its own teams', () => {
    expect(refusalOf(recordLots(cup, groupA, [lions, bears]))).toBe('team_not_in_group');
    expect(refusalOf(recordLots(cup, groupB, []))).toBeNull();
    expect(refusalOf(recordLots(cup, 'nowhere', []))).toBe('group_not_found');
  });
});
