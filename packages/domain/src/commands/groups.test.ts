import { describe, expect, it } from 'vitest';
import { MAX_GROUPS } from '../cup/limits';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { namesOf, only } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import {
  addTeamsToGroup,
  createGroup,
  deleteGroup,
  moveTeamToGroup,
  recordLots,
  renameGroup,
} from './groups';

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
  it('is added to a group stage without teams', () => {
    const after = valueOf(createGroup(cup, { groupId: 'g', stageId: 'stage 2', name: 'A' }));
    expect(after.groups.at(-1)).toEqual({
      groupId: 'g',
      stageId: 'stage 2',
      name: 'A',
      teamIds: [],
      lots: [],
    });
  });

  it('cannot have the name of another group of its stage', () => {
    const input = { groupId: 'g', stageId: 'stage 1', name: 'a ' };
    expect(refusalOf(createGroup(cup, input))).toBe('group_name_already_exists');
    expect(refusalOf(renameGroup(cup, groupA, 'B'))).toBe('group_name_already_exists');
    expect(groupNamed('a', valueOf(renameGroup(cup, groupA, 'a'))).groupId).toBe(groupA);
  });

  it('is refused in a knockout stage', () => {
    const input = { groupId: 'g', stageId: 'stage 3', name: 'D' };
    expect(refusalOf(createGroup(cup, input))).toBe('stage_is_not_a_group_stage');
    expect(refusalOf(createGroup(cup, { ...input, stageId: 'nowhere' }))).toBe('stage_not_found');
  });

  it('is refused once the cup has 128 groups, and not before', () => {
    const groups = Array.from({ length: MAX_GROUPS }, (_, index) => ({
      ...groupNamed('B'),
      groupId: `g${index}`,
      name: `Group ${index}`,
    }));
    const input = { groupId: 'g', stageId: 'stage 1', name: 'Z' };
    expect(refusalOf(createGroup({ ...cup, groups }, input))).toBe('tournament_has_too_many_groups');
    expect(refusalOf(createGroup({ ...cup, groups: groups.slice(1) }, input))).toBeNull();
  });

  it('is deleted with its matches, and placeholders that referred to it become plain text', () => {
    const withoutA = valueOf(deleteGroup(cup, groupA));
    expect(namesOf(withoutA.groups)).toEqual(['B', 'C']);
    expect(only(withoutA.matches).groupId).toBeNull();
    const final = valueOf(deleteGroup(cup, groupC)).matches.at(-1);
    expect(final).toMatchObject({ local: { placeholder: '1st Group C', source: null } });
  });

  it('must exist to be renamed or deleted', () => {
    expect(refusalOf(renameGroup(cup, 'nowhere', 'Z'))).toBe('group_not_found');
    expect(refusalOf(deleteGroup(cup, 'nowhere'))).toBe('group_not_found');
  });
});

describe('adding teams to a group', () => {
  it('adds those that are not in it yet', () => {
    const input = { groupId: groupA, stageId: 'stage 1', teamIds: [lions, wolves] };
    expect(groupNamed('A', valueOf(addTeamsToGroup(cup, input))).teamIds).toEqual([lions, tigers, wolves]);
  });

  it('changes nothing when all are in it', () => {
    const input = { groupId: groupA, stageId: 'stage 1', teamIds: [lions] };
    expect(valueOf(addTeamsToGroup(cup, input))).toBe(cup);
  });

  it('refuses a team that is in another group of the stage; other stages do not count', () => {
    const input = { groupId: groupA, stageId: 'stage 1', teamIds: [bears] };
    expect(refusalOf(addTeamsToGroup(cup, input))).toBe('team_already_in_a_group');
    expect(refusalOf(addTeamsToGroup(cup, { ...input, groupId: groupC, stageId: 'stage 2' }))).toBeNull();
  });

  it('refuses a team, a group or a stage that do not belong together', () => {
    const input = { groupId: groupA, stageId: 'stage 1', teamIds: [wolves] };
    expect(refusalOf(addTeamsToGroup(cup, { ...input, teamIds: ['nobody'] }))).toBe('team_not_found');
    expect(refusalOf(addTeamsToGroup(cup, { ...input, teamIds: [wolves, wolves] }))).toBe(
      'team_listed_twice',
    );
    expect(refusalOf(addTeamsToGroup(cup, { ...input, groupId: 'nowhere' }))).toBe('group_not_found');
    expect(refusalOf(addTeamsToGroup(cup, { ...input, stageId: 'stage 2' }))).toBe('group_not_in_stage');
  });
});

describe('the lots of a group', () => {
  it('are recorded, and removed by an empty order', () => {
    const drawn = valueOf(recordLots(cup, groupA, [tigers, lions]));
    expect(groupNamed('A', drawn).lots).toEqual([tigers, lions]);
    expect(groupNamed('A', valueOf(recordLots(drawn, groupA, []))).lots).toEqual([]);
  });

  it('are refused when they name a team outside the group', () => {
    expect(refusalOf(recordLots(cup, groupA, [lions, bears]))).toBe('team_not_in_group');
    expect(refusalOf(recordLots(cup, groupA, [lions, lions]))).toBe('team_listed_twice');
    expect(refusalOf(recordLots(cup, groupB, []))).toBeNull();
    expect(refusalOf(recordLots(cup, 'nowhere', []))).toBe('group_not_found');
  });
});

describe('a team that moves to another group', () => {
  it('leaves its group and joins the other', () => {
    const after = valueOf(moveTeamToGroup(cup, { teamId: bears, groupId: groupB, toGroupId: groupA }));
    expect(groupNamed('A', after).teamIds).toEqual([lions, tigers, bears]);
    expect(groupNamed('B', after).teamIds).toEqual([]);
  });

  it('stays if it has played, is not in the group, or the other is of another stage', () => {
    const move = (teamId: string, groupId: string, toGroupId: string) =>
      refusalOf(moveTeamToGroup(cup, { teamId, groupId, toGroupId }));
    expect(move(lions, groupA, groupB)).toBe('team_has_played_matches');
    expect(move(wolves, groupA, groupB)).toBe('team_not_in_group');
    expect(move(bears, groupB, groupC)).toBe('group_not_in_stage');
    expect(move(bears, groupB, 'none')).toBe('group_not_found');
    expect(move(bears, groupB, groupB)).toBeNull();
  });
});
