import type { Cup, Group } from '../cup/records';
import { nameKey } from '../cup/text/name-key';
import { allowed, refused, type Result } from '../cup/result';
import { dropLostReferences } from './lost-references';
import { MAX_GROUPS } from '../cup/limits';
import { removeTeamFromGroup } from './teams';

function isNameTaken(cup: Cup, { groupId, stageId, name }: Omit<Group, 'teamIds' | 'lots'>): boolean {
  const key = nameKey(name);
  return cup.groups.some(
    (group) => group.groupId !== groupId && group.stageId === stageId && nameKey(group.name) === key,
  );
}

function replaceGroup(cup: Cup, old: Group, fresh: Group): Cup {
  return { ...cup, groups: cup.groups.map((group) => (group === old ? fresh : group)) };
}

function findGroup(cup: Cup, groupId: string): Group | undefined {
  return cup.groups.find((group) => group.groupId === groupId);
}

/** Adds an empty group to a group stage. Its name must be unique in the stage. */
export function createGroup(cup: Cup, group: Omit<Group, 'teamIds' | 'lots'>): Result<Cup> {
  const stage = cup.stages.find(({ stageId }) => stageId === group.stageId);
  if (!stage) return refused('stage_not_found', 'stageId');
  if (stage.type !== 'group') return refused('stage_is_not_a_group_stage', 'stageId');
  if (isNameTaken(cup, group)) return refused('group_name_already_exists', 'name');
  if (cup.groups.length >= MAX_GROUPS) return refused('tournament_has_too_many_groups');
  return allowed({ ...cup, groups: [...cup.groups, { ...group, teamIds: [], lots: [] }] });
}

export function renameGroup(cup: Cup, groupId: string, name: string): Result<Cup> {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (isNameTaken(cup, { ...group, name })) return refused('group_name_already_exists', 'name');
  return allowed(replaceGroup(cup, group, { ...group, name }));
}

/** Deletes a group with all its matches, played ones too. */
export function deleteGroup(cup: Cup, groupId: string): Result<Cup> {
  if (!findGroup(cup, groupId)) return refused('group_not_found', 'groupId');
  const groups = cup.groups.filter((group) => group.groupId !== groupId);
  const matches = cup.matches.filter((match) => match.groupId !== groupId);
  return allowed(dropLostReferences(cup, { ...cup, groups, matches }));
}

export interface Membership {
  readonly groupId: string;
  readonly stageId: string;
  readonly teamIds: readonly string[];
}

/** Adds teams to a group. A team of another group of the stage is refused; a team that is in this group already stays in it. */
export function addTeamsToGroup(cup: Cup, { groupId, stageId, teamIds }: Membership): Result<Cup> {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (group.stageId !== stageId) return refused('group_not_in_stage', 'stageId');
  const known = new Set(cup.teams.map(({ teamId }) => teamId));
  const others = cup.groups.filter((other) => other !== group && other.stageId === stageId);
  const taken = new Set(others.flatMap((other) => other.teamIds));
  for (const [index, teamId] of teamIds.entries()) {
    const path = `selectedTeamIds.${index}`;
    if (!known.has(teamId)) return refused('team_not_found', path);
    if (taken.has(teamId)) return refused('team_already_in_a_group', path);
  }
  const joining = teamIds.filter((teamId) => !group.teamIds.includes(teamId));
  if (joining.length === 0) return allowed(cup);
  return allowed(replaceGroup(cup, group, { ...group, teamIds: [...group.teamIds, ...joining] }));
}

export interface MoveBetweenGroups {
  readonly teamId: string;
  /** The group that the team leaves. */
  readonly groupId: string;
  readonly toGroupId: string;
}

/** Moves a team to another group of the same stage and deletes its matches in the old group. It must not have played there. */
export function moveTeamToGroup(cup: Cup, { teamId, groupId, toGroupId }: MoveBetweenGroups): Result<Cup> {
  const from = findGroup(cup, groupId);
  const to = findGroup(cup, toGroupId);
  if (!from) return refused('group_not_found', 'groupId');
  if (!to) return refused('group_not_found', 'toGroupId');
  if (to.stageId !== from.stageId) return refused('group_not_in_stage', 'toGroupId');
  if (!from.teamIds.includes(teamId)) return refused('team_not_in_group', 'teamId');
  if (to === from) return allowed(cup);
  const left = removeTeamFromGroup(cup, groupId, teamId);
  return left.ok
    ? addTeamsToGroup(left.value, { groupId: toGroupId, stageId: to.stageId, teamIds: [teamId] })
    : left;
}

/** Records the order that lots, a shoot-out or fair play gave some of the group's teams. An empty list removes the record. */
export function recordLots(cup: Cup, groupId: string, teamIds: readonly string[]): Result<Cup> {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  const outsider = teamIds.findIndex((teamId) => !group.teamIds.includes(teamId));
  if (outsider !== -1) return refused('team_not_in_group', `teamIds.${outsider}`);
  return allowed(replaceGroup(cup, group, { ...group, lots: teamIds }));
}
