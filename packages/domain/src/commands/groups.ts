import { membersOfGroups } from '../bracket/members';
import type { Cup, Group } from '../cup/records';
import { groupsOfPlaces } from '../bracket/references';
import { resolveCup } from '../bracket/resolve-cup';
import type { DecisionKind } from '../cup/table-rules';
import { refused } from '../cup/result';
import { bindEarlyTexts } from './bind-early-texts';
import { type CommandResult, done } from './cup-event';
import { dropLostReferences } from './lost-references';
import { knownRecordsOf } from '../rules/known-records';
import { findListedTwice, findMemberProblem, findOrderProblems, findStageProblem } from '../rules/places';
import { findNoRoom } from '../rules/room';
import { findNameProblem } from '../rules/names';
import { GROUP_LOOK, GROUP_NAME } from '../rules/unique';
import { removeTeamFromGroup } from './teams';

const NAMES = [GROUP_NAME, GROUP_LOOK] as const;

function replaceGroup(cup: Cup, old: Group, fresh: Group): Cup {
  return { ...cup, groups: cup.groups.map((group) => (group === old ? fresh : group)) };
}

function findGroup(cup: Cup, groupId: string): Group | undefined {
  return cup.groups.find((group) => group.groupId === groupId);
}

/** Whether a team that joins a group is in a group of the stage already, by a place. */
function isPlacedTwice(joined: Cup, teamId: string): boolean {
  if (groupsOfPlaces(joined.groups).length === 0) return false;
  return [...resolveCup(joined).placedTwice.values()].some((teamIds) => teamIds.includes(teamId));
}

/** Adds an empty group to a group stage. Its name must be unique in the stage. */
export function createGroup(cup: Cup, group: Omit<Group, 'teamIds' | 'lots'>): CommandResult {
  const misplaced = findStageProblem(knownRecordsOf(cup), group.stageId, 'group');
  const problem = misplaced ?? findNameProblem(NAMES, cup.groups, group) ?? findNoRoom(cup, 'groups');
  if (problem) return problem;
  const created = { ...cup, groups: [...cup.groups, { ...group, teamIds: [], lots: [] }] };
  return done(bindEarlyTexts(cup, created), { kind: 'group-created', name: group.name });
}

export function renameGroup(cup: Cup, groupId: string, name: string): CommandResult {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  const renamed = { ...group, name };
  const problem = findNameProblem(NAMES, cup.groups, renamed);
  if (problem) return problem;
  return done(bindEarlyTexts(cup, replaceGroup(cup, group, renamed)), {
    kind: 'group-renamed',
    name: group.name,
    to: name,
  });
}

/** Deletes a group with all its matches, played ones too. */
export function deleteGroup(cup: Cup, groupId: string): CommandResult {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  const groups = cup.groups.filter((other) => other !== group);
  const matches = cup.matches.filter((match) => match.groupId !== groupId);
  const left = dropLostReferences(cup, { ...cup, groups, matches });
  return done(left, { kind: 'group-deleted', name: group.name });
}

export interface Membership {
  readonly groupId: string;
  readonly stageId: string;
  readonly teamIds: readonly string[];
}

/** Adds teams to a group. A team of another group of the stage is refused; a team that is in this group already stays in it. */
export function addTeamsToGroup(cup: Cup, { groupId, stageId, teamIds }: Membership): CommandResult {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  if (group.stageId !== stageId) return refused('group_not_in_stage', 'stageId');
  const known = knownRecordsOf(cup);
  for (const [index, teamId] of teamIds.entries()) {
    const path = `selectedTeamIds.${index}`;
    const problem = findMemberProblem(known, group, teamId, path) ?? findListedTwice(teamIds, index, path);
    if (problem) return problem;
  }
  const joining = teamIds.filter((teamId) => !group.teamIds.includes(teamId));
  const joined = replaceGroup(cup, group, { ...group, teamIds: [...group.teamIds, ...joining] });
  const again = teamIds.findIndex((teamId) => joining.includes(teamId) && isPlacedTwice(joined, teamId));
  if (again !== -1) return refused('team_already_in_a_group', `selectedTeamIds.${again}`);
  const name = cup.teams.find(({ teamId }) => teamId === joining[0])?.name ?? null;
  const event = { kind: 'group-teams-added', name, to: group.name } as const;
  if (joining.length === 0) return done(cup, event);
  return done(joined, event);
}

export interface MoveBetweenGroups {
  readonly teamId: string;
  /** The group that the team leaves. */
  readonly groupId: string;
  readonly toGroupId: string;
}

/**
 * Moves a team to another group of the same stage and deletes its matches in the old group. The team must not have played in the old group.
 */
export function moveTeamToGroup(cup: Cup, { teamId, groupId, toGroupId }: MoveBetweenGroups): CommandResult {
  const from = findGroup(cup, groupId);
  const to = findGroup(cup, toGroupId);
  if (!from) return refused('group_not_found', 'groupId');
  if (!to) return refused('group_not_found', 'toGroupId');
  if (to.stageId !== from.stageId) return refused('group_not_in_stage', 'toGroupId');
  if (!from.teamIds.includes(teamId)) return refused('team_not_in_group', 'teamId');
  const event = { kind: 'group-teams-moved', name: from.name, to: to.name } as const;
  if (to === from) return done(cup, event);
  const left = removeTeamFromGroup(cup, groupId, teamId);
  if (!left.ok) return left;
  const joined = addTeamsToGroup(left.value, { groupId: toGroupId, stageId: to.stageId, teamIds: [teamId] });
  return joined.ok ? done(joined.value, event) : joined;
}

/** Records the order that a decision of this kind gave some of the group's teams. An empty list removes the record. */
export function recordLots(
  cup: Cup,
  groupId: string,
  teamIds: readonly string[],
  decision?: DecisionKind,
): CommandResult {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  const members = membersOfGroups(cup).get(groupId) ?? [];
  const [problem] = findOrderProblems(teamIds, members);
  if (problem) return problem;
  const recorded = replaceGroup(cup, group, { ...group, lots: teamIds, decision });
  return done(recorded, { kind: 'group-lots-recorded', name: group.name });
}

/** Sets how often each pair of the group meets before it is complete; null where it is when all its matches are over. */
export function setRounds(cup: Cup, groupId: string, rounds: number | null): CommandResult {
  const group = findGroup(cup, groupId);
  if (!group) return refused('group_not_found', 'groupId');
  return done(replaceGroup(cup, group, { ...group, rounds }), { kind: 'group-rounds-set', name: group.name });
}
