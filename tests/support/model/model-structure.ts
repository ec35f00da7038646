import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { StageType } from '@futsal-cup/domain/cup/records';
import { only } from '../builders/builders';
import { call } from '../call-api';
import {
  bindEarly,
  type Command,
  dropMatches,
  type Model,
  type ModelGroup,
  type ModelMatch,
  NOBODY,
  pick,
  sameName,
} from './model';

type When = readonly [isBroken: boolean, msg: ErrorCode];

function broken(...rules: readonly When[]): ErrorCode[] {
  return rules.filter(([isBroken]) => isBroken).map(([, msg]) => msg);
}

const players = [{ name: 'Ana' }];

export function createTeam(name: string): Command {
  return (model) => ({
    call: 'createTeam',
    request: { tournamentId: model.tournamentId, name, players },
    broken: broken([model.teams.some((team) => sameName(team.name, name)), 'team_name_already_exists']),
    apply: (data) => {
      const { dbTeams } = data as Calls['createTeam']['response'];
      const { teamId } = only(dbTeams, (team) => team.name === name.trim());
      model.teams.push({ teamId, name: name.trim() });
      bindEarly(model, (id) => id === teamId);
    },
  });
}

export function updateTeam(which: number, name: string): Command {
  return (model) => {
    const team = pick(model.teams, which);
    const isTaken = model.teams.some((other) => other !== team && sameName(other.name, name));
    return {
      call: 'updateTeam',
      request: { tournamentId: model.tournamentId, teamId: team?.teamId ?? NOBODY, name, players },
      broken: broken([!team, 'team_not_found'], [isTaken, 'team_name_already_exists']),
      apply: () => {
        if (!team) return;
        const isNew = !sameName(team.name, name);
        team.name = name.trim();
        bindEarly(model, (id) => isNew && id === team.teamId);
      },
    };
  };
}

function isSide({ sides }: ModelMatch, teamId: string): boolean {
  return sides.some((side) => side.kind === 'team' && side.teamId === teamId);
}

function hasPlayed(match: ModelMatch, teamId: string): boolean {
  return match.goals !== null && (isSide(match, teamId) || (match.scoredTeams?.includes(teamId) ?? false));
}

function leaveGroup(group: ModelGroup, teamId: string): void {
  group.teamIds = group.teamIds.filter((member) => member !== teamId);
  group.lots = group.lots.filter((member) => member !== teamId);
}

export function deleteTeam(which: number): Command {
  return (model) => {
    const teamId = pick(model.teams, which)?.teamId ?? NOBODY;
    const played = model.matches.some((match) => hasPlayed(match, teamId));
    return {
      call: 'deleteTeam',
      request: { teamId },
      broken: broken([teamId === NOBODY, 'team_not_found'], [played, 'team_has_played_matches']),
      apply: () => {
        dropMatches(model, (match) => match.groupId !== null && isSide(match, teamId));
        model.teams = model.teams.filter((team) => team.teamId !== teamId);
        for (const group of model.groups) leaveGroup(group, teamId);
        for (const match of model.matches) {
          const leave = (side: ModelMatch['sides'][0]) =>
            side.kind === 'team' && side.teamId === teamId ? ({ kind: 'nobody' } as const) : side;
          match.sides = [leave(match.sides[0]), leave(match.sides[1])];
        }
      },
    };
  };
}

export function createStage(name: string, type: StageType, order: number): Command {
  return (model) => ({
    call: 'createStage',
    request: { tournamentId: model.tournamentId, name, type, order },
    broken: broken(
      [model.stages.some((stage) => sameName(stage.name, name)), 'stage_name_already_exists'],
      [model.stages.some((stage) => stage.order === order), 'stage_order_already_exists'],
    ),
    apply: async () => {
      const { dbStages } = await call('getStages', { tournamentId: model.tournamentId });
      const { stageId } = only(dbStages, (stage) => stage.order === order);
      model.stages.push({ stageId, name: name.trim(), type, order });
    },
  });
}

export function deleteStage(which: number): Command {
  return (model) => {
    const stageId = pick(model.stages, which)?.stageId ?? NOBODY;
    return {
      call: 'deleteStage',
      request: { stageId },
      broken: broken([stageId === NOBODY, 'stage_not_found']),
      apply: () => {
        dropMatches(model, (match) => match.stageId === stageId);
        model.groups = model.groups.filter((group) => group.stageId !== stageId);
        model.stages = model.stages.filter((stage) => stage.stageId !== stageId);
      },
    };
  };
}

function isGroupNameTaken(model: Model, stageId: string, name: string, own?: ModelGroup): boolean {
  return model.groups.some(
    (group) => group !== own && group.stageId === stageId && sameName(group.name, name),
  );
}

export function createGroup(which: number, name: string): Command {
  return (model) => {
    const stage = pick(model.stages, which);
    const stageId = stage?.stageId ?? NOBODY;
    return {
      call: 'createGroup',
      request: { stageId, name },
      broken: broken(
        [!stage, 'stage_not_found'],
        [stage?.type === 'knockout', 'stage_is_not_a_group_stage'],
        [isGroupNameTaken(model, stageId, name), 'group_name_already_exists'],
      ),
      apply: async () => {
        const { dbGroups } = await call('getGroups', { tournamentId: model.tournamentId });
        const created = only(dbGroups[stageId]?.groups ?? [], (group) => group.name === name.trim());
        model.groups.push({
          groupId: created.groupId,
          stageId,
          name: name.trim(),
          teamIds: [],
          lots: [],
        });
      },
    };
  };
}

export function renameGroup(which: number, name: string): Command {
  return (model) => {
    const group = pick(model.groups, which);
    const isTaken = group !== undefined && isGroupNameTaken(model, group.stageId, name, group);
    return {
      call: 'renameGroup',
      request: { groupId: group?.groupId ?? NOBODY, name },
      broken: broken([!group, 'group_not_found'], [isTaken, 'group_name_already_exists']),
      apply: () => {
        if (group) group.name = name.trim();
      },
    };
  };
}

export function addTeams(which: number, teams: readonly number[]): Command {
  return (model) => {
    const group = pick(model.groups, which);
    const stageId = group?.stageId ?? NOBODY;
    const picked = teams.map((team) => pick(model.teams, team)?.teamId ?? NOBODY);
    const selectedTeamIds = [...new Set(picked)];
    const others = model.groups.filter((other) => other !== group && other.stageId === stageId);
    const isTaken = others.some(({ teamIds }) => teamIds.some((teamId) => picked.includes(teamId)));
    return {
      call: 'addTeamsToGroup',
      request: { groupId: group?.groupId ?? NOBODY, stageId, selectedTeamIds },
      broken: broken(
        [!group, 'group_not_found'],
        [picked.includes(NOBODY), 'team_not_found'],
        [isTaken, 'team_already_in_a_group'],
      ),
      apply: () => {
        if (group) group.teamIds = [...new Set([...group.teamIds, ...selectedTeamIds])];
      },
    };
  };
}

export function removeTeam(which: number, member: number): Command {
  return (model) => {
    const group = pick(model.groups, which);
    const teamId = pick(group?.teamIds ?? [], member) ?? NOBODY;
    const ofTeam = model.matches.filter(
      (match) => match.groupId === group?.groupId && group && isSide(match, teamId),
    );
    return {
      call: 'removeTeamFromGroup',
      request: { groupId: group?.groupId ?? NOBODY, teamId },
      broken: broken(
        [!group, 'group_not_found'],
        [teamId === NOBODY, 'team_not_in_group'],
        [ofTeam.some(({ goals }) => goals !== null), 'team_has_played_matches'],
      ),
      apply: () => {
        dropMatches(model, (match) => ofTeam.includes(match));
        if (group) leaveGroup(group, teamId);
      },
    };
  };
}

export function recordLots(which: number, isReversed: boolean): Command {
  return (model) => {
    const group = pick(model.groups, which);
    const teamIds = isReversed ? [...(group?.teamIds ?? [])].reverse() : (group?.teamIds ?? []);
    return {
      call: 'recordLots',
      request: { groupId: group?.groupId ?? NOBODY, teamIds },
      broken: broken([!group, 'group_not_found']),
      apply: () => {
        if (group) group.lots = [...teamIds];
      },
    };
  };
}

export function deleteGroup(which: number): Command {
  return (model) => {
    const groupId = pick(model.groups, which)?.groupId ?? NOBODY;
    return {
      call: 'deleteGroup',
      request: { groupId },
      broken: broken([groupId === NOBODY, 'group_not_found']),
      apply: () => {
        dropMatches(model, (match) => match.groupId === groupId);
        model.groups = model.groups.filter((group) => group.groupId !== groupId);
      },
    };
  };
}
